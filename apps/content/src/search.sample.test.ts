import { documentContent } from '@raade/content-model/provided/provided-content';
import { search } from './search.ts';

const { projects, sessions, speakers } = documentContent();
const titlesOf = (kind: string) =>
  search.filter((entry) => entry.kind === kind).map(({ title }) => title);

test('[NAV-32] search finds every project, every speaker, every session the schedule and the way to it, and nothing else', () => {
  expect(titlesOf('Projects')).toEqual(projects.map(({ name }) => name));
  expect(titlesOf('Speakers')).toEqual(speakers.map(({ name }) => name));
  expect(titlesOf('Sessions')).toHaveLength(sessions.length);
  expect([projects.length, speakers.length, sessions.length]).toEqual([6, 11, 20]);
  expect(titlesOf('Pages')).toEqual(['Schedule', 'Getting there', 'Paying and refunds']);
  expect(search).toHaveLength(40);
});

test('each of them leads to an address of its own', () => {
  expect(new Set(search.map(({ path }) => path)).size).toBe(search.length);
});

test.each(['hotel', 'airport', 'parking', 'visa', 'wheelchair', 'elevator'])(
  'who looks for "%s" is led to what is told of the way',
  (word) => {
    const found = search.filter(({ title, text = '' }) =>
      `${title} ${text}`.toLowerCase().includes(word),
    );
    expect(found[0]?.path).toBe('/conference#getting-there');
  },
);

test('the schedule and the projects are offered before anybody has typed a word', () => {
  const offered = search.filter(({ suggested }) => suggested).map(({ title }) => title);
  expect(offered).toEqual(['Schedule', ...projects.map(({ name }) => name)]);
});

test('what is said of a speaker begins with role and organization, without a full stop before the point between parts', () => {
  const [ama] = search.filter(({ kind }) => kind === 'Speakers');
  const [first = ''] = (ama?.text ?? '').split(' · ');
  expect(first).toMatch(/^[^.]+, [^.]+$/);
});
