import { findEntries } from './find-entries.ts';

const page = (title: string, text = '') => ({ title, text, kind: 'Page', path: '/' });

const titles = (query: string, entries: ReturnType<typeof page>[]) =>
  findEntries(entries, query).groups.flatMap((group) => group.entries.map(({ title }) => title));

test('[NAV-32] titles that start with the query come first, then words in titles, then texts', () => {
  const entries = [
    page('Contact', 'Write to the forum team.'),
    page('The Forum'),
    page('Microforums'),
    page('Forum schedule'),
    page('Privacy'),
  ];
  expect(titles('forum', entries)).toEqual([
    'Forum schedule',
    'The Forum',
    'Microforums',
    'Contact',
  ]);
});

test('case and accents are ignored in queries and in titles', () => {
  expect(titles('ECOLE', [page('École de santé')])).toEqual(['École de santé']);
  expect(titles('café', [page('The CAFE')])).toEqual(['The CAFE']);
});

test.each(["o'brien", 'obrien', 'O’Brien', 'strasse', 'kofi ode'])(
  '%s is found although the title spells it differently',
  (query) => {
    expect(titles(query, [page('Kɔfi O’Brien, Ɔdɛ', 'Straße')])).toHaveLength(1);
  },
);

test('every word must match, in the title or in the text', () => {
  const entries = [page('Clean Water', 'Filters for villages'), page('Water Rights')];
  expect(titles('water filters', entries)).toEqual(['Clean Water']);
  expect(titles('  villages   clean ', entries)).toEqual(['Clean Water']);
  expect(titles('water desert', entries)).toEqual([]);
});

test('equal matches stay in their order', () => {
  expect(titles('day', [page('Day Two'), page('Day One')])).toEqual(['Day Two', 'Day One']);
});

test('results are grouped by kind, and the kind of the best result comes first', () => {
  const entries = [
    page('About water'),
    { ...page('Water for all'), kind: 'Project' },
    page('Waterways'),
    page('Why water'),
  ];
  const groups = findEntries(entries, 'water').groups.map(({ kind, entries: found }) => [
    kind,
    found.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ['Project', ['Water for all']],
    ['Page', ['Waterways', 'About water', 'Why water']],
  ]);
});

test('[NAV-32] entries with similar spelling are found only if nothing matches exactly', () => {
  const entries = [page('Forum'), page('Form')];
  expect(findEntries(entries, 'form')).toMatchObject({ by: 'match' });
  expect(titles('form', entries)).toEqual(['Form']);
  expect(findEntries(entries, 'forun')).toMatchObject({ by: 'similarity' });
  expect(titles('forun', entries)).toEqual(['Forum']);
});

test('[NAV-32] suggested entries are offered for an empty query and if nothing is found', () => {
  const entries = [page('Home'), { ...page('Donate'), suggested: true as const }];
  for (const query of ['', 'elephants']) {
    expect(findEntries(entries, query).by).toBe('suggestion');
    expect(titles(query, entries)).toEqual(['Donate']);
  }
});
