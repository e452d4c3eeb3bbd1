import { SAMPLE } from '../sample-content.ts';
import { movedPages } from './moved-pages.ts';
import { itemAt, projectPath, speakerPath } from './page-address.ts';

const [ama, baraka] = SAMPLE.speakers;
const [first] = SAMPLE.projects;
if (!ama || !baraka || !first) throw new Error('The sample has too few speakers or projects.');

const MOVED = { ...ama, address: 'dr-ama', formerAddresses: ['professor-ama'] };

test('a page without its own address is at its id, and no page has moved', () => {
  expect(speakerPath(ama)).toBe(`/conference/speakers/${ama.id}`);
  expect(projectPath(first)).toBe(`/projects/${first.slug}`);
  expect(movedPages(SAMPLE)).toEqual([]);
});

test('all former addresses and the id lead to the page', () => {
  const content = {
    speakers: [MOVED, baraka],
    projects: [{ ...first, formerAddresses: ['first'] }],
  };
  expect(movedPages({ ...SAMPLE, ...content })).toEqual([
    { from: `/conference/speakers/${ama.id}`, to: '/conference/speakers/dr-ama' },
    { from: '/conference/speakers/professor-ama', to: '/conference/speakers/dr-ama' },
    { from: '/projects/first', to: `/projects/${first.slug}` },
  ]);
});

test('the address of a page does not lead to another page', () => {
  const content = {
    speakers: [{ ...MOVED, formerAddresses: [baraka.id, 'dr-ama'] }, baraka],
    projects: [],
  };
  expect(movedPages({ ...SAMPLE, ...content }).map(({ from }) => from)).toEqual([
    `/conference/speakers/${ama.id}`,
  ]);
});

test.each([
  ['dr-ama', { item: MOVED }],
  [ama.id, { item: MOVED, movedTo: '/conference/speakers/dr-ama' }],
  ['professor-ama', { item: MOVED, movedTo: '/conference/speakers/dr-ama' }],
  [baraka.id, { item: baraka }],
  ['nobody', undefined],
  [undefined, undefined],
])('the address %s gives its item, and the new path if it moved', (address, found) => {
  const of = { pathOf: speakerPath, idOf: ({ id }: typeof ama) => id };
  expect(itemAt([MOVED, baraka], address, of)).toEqual(found);
});
