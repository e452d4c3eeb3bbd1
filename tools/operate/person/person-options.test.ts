import { parsePersonOptions } from './person-options.ts';

const options = (line: string) => parsePersonOptions(line.split(' '));

test('erase without --confirm only plans the erasure', () => {
  expect(options('erase ada@example.org')).toMatchObject({ task: 'plan' });
  expect(options('erase ada@example.org --confirm')).toMatchObject({
    task: 'erase',
    email: 'ada@example.org',
  });
});

test('export takes a file, and erase-again takes no address', () => {
  expect(options('export ada@example.org --out ada.json --project raade')).toEqual({
    task: 'export',
    email: 'ada@example.org',
    file: 'ada.json',
    project: 'raade',
  });
  expect(options('erase-again')).toMatchObject({ task: 'erase-again' });
});

test.each([
  'erase',
  'erase ada',
  'erase ada@example.org ben@example.org',
  'export ada@example.org',
  'erase ada@example.org --out ada.json',
  'erase-again --confirm',
  'forget ada@example.org',
  'toString ada@example.org',
])('%s is refused with the usage text', (line) => {
  expect(() => options(line)).toThrow('erase <email> [--confirm]');
});
