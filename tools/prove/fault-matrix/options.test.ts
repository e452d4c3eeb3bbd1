import { chosenCells } from './options.ts';

test.each([
  { args: [], matches: ['entry-500 admin cold', 'hanging-entry giving in-session'] },
  { args: ['--fault', 'entry-500', '--moment', 'cold'], matches: ['entry-500 admin cold'] },
  { args: ['--remote', 'giving'], matches: ['hanging-entry giving in-session'] },
])('$args chooses by name, and all that is not named', ({ args, matches }) => {
  const chosen = new RegExp(chosenCells(args));
  const titles = ['entry-500 admin cold', 'hanging-entry giving in-session'];
  expect(titles.filter((title) => chosen.test(title))).toEqual(matches);
});

test('an unknown option is refused', () => {
  expect(() => chosenCells(['--browser', 'x'])).toThrow("Unknown option '--browser'");
});
