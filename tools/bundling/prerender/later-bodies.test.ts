import { findLaterBodies, versionsOf } from './later-bodies.ts';

const first = new Map([
  ['/', 'home'],
  ['/forum', 'announced'],
]);
const on = (from: string, forum: string) => ({
  from,
  bodies: new Map([
    ['/', 'home'],
    ['/forum', forum],
  ]),
});

test('a page is stored again only for days on which it changes', () => {
  const later = findLaterBodies(first, [
    on('2025-01-15', 'open'),
    on('2025-04-02', 'open'),
    on('2025-04-11', 'during'),
    on('2025-04-13', 'announced'),
  ]);
  expect([...later]).toEqual([
    [
      '/forum',
      [
        { from: '2025-01-15', body: 'open' },
        { from: '2025-04-11', body: 'during' },
        { from: '2025-04-13', body: 'announced' },
      ],
    ],
  ]);
});

test('a page that changes back to its first state gets a version for that day', () => {
  const later = findLaterBodies(first, [on('2025-01-15', 'open'), on('2025-04-13', 'announced')]);
  const forums = versionsOf(first, later).map((bodies) => bodies.get('/forum'));
  expect(forums).toEqual(['announced', 'open', 'announced']);
  expect(versionsOf(first, new Map())).toEqual([first]);
});
