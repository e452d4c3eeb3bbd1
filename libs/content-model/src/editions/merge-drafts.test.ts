import type { EditionParts } from '@raade/contracts/content/edition-file';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import type { Content } from '../content.schema.ts';
import { checkContent, checkDraft } from '../checks/check-content.ts';
import { compareDrafts } from '../compare/compare-drafts.ts';
import { SAMPLE_PARTS } from '../sample-content.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { draftsBetween } from './drafts-between.ts';
import { type Draft, mergeDrafts } from './merge-drafts.ts';

const SAMPLE = SAMPLE_PARTS as EditionParts;
const content = SAMPLE_PARTS as unknown as Content;
const OTHER = OTHER_CONTENT as unknown as EditionParts;

const merged = (...drafts: Draft[]) => mergeDrafts(SAMPLE, drafts) as unknown as Content;
const speaker = (item: string, value: object | null): Draft => ({
  part: 'speakers',
  item,
  value: value as Draft['value'],
});
const ids = ({ speakers }: Content) => speakers.map(({ id }) => id);
const [first, second] = content.speakers;
if (!first || !second) throw new Error('The sample has too few speakers.');

test('a changed item keeps its position, even with another id, and all else is unchanged', () => {
  const after = merged(speaker(second.id, { ...second, id: 'renamed-sample' }));
  expect(ids(after)).toEqual(ids(content).with(1, 'renamed-sample'));
  expect({ ...after, speakers: null }).toEqual({ ...content, speakers: null });
});

test('removed items disappear, an unknown removed item is ignored, and new items come last', () => {
  const after = merged(
    speaker(first.id, null),
    speaker('nobody', null),
    speaker('new-sample', { ...first, id: 'new-sample' }),
  );
  expect(ids(after)).toEqual([...ids(content).slice(1), 'new-sample']);
});

test('a drafted order sorts the items in it; others follow, and unknown ids are ignored', () => {
  const value = ['new-sample', second.id, 'nobody', second.id];
  const after = merged(
    { part: 'speakers', item: null, value },
    speaker('new-sample', { ...first, id: 'new-sample' }),
  );
  const rest = ids(content).filter((id) => id !== second.id);
  expect(ids(after)).toEqual(['new-sample', second.id, ...rest]);
});

test('a part that is no list is changed as a whole', () => {
  const value = { ...content.contact, email: 'new@example.org' };
  expect(merged({ part: 'contact', item: null, value }).contact).toEqual(value);
});

test.each<[string, EditionParts]>([
  ['the same content', SAMPLE],
  ['another order', { ...SAMPLE, projects: [...content.projects].reverse() as never }],
  ['entirely different content', OTHER],
  ['items without ids', { ...SAMPLE, speakers: [{ name: 'A' }, { name: 'B' }, { id: first.id }] }],
  ['a repeated id', { ...SAMPLE, speakers: [{ id: 'a' }, { id: 'b' }, { id: 'a', name: 'A' }] }],
])('drafts turn the sample into other content and back: %s', (_what, wanted) => {
  const drafts = draftsBetween(SAMPLE, wanted);
  expect(mergeDrafts(SAMPLE, drafts)).toEqual(wanted);
  expect(mergeDrafts(SAMPLE, drafts.toReversed())).toEqual(wanted);
  expect(mergeDrafts(wanted, draftsBetween(wanted, SAMPLE))).toEqual(SAMPLE);
});

test('only items that differ from the live ones become drafts', () => {
  expect(draftsBetween(SAMPLE, structuredClone(SAMPLE))).toEqual([]);
  const changed = {
    ...SAMPLE,
    speakers: [{ ...first, bio: 'New.' }, ...content.speakers.slice(1)],
  };
  expect(draftsBetween(SAMPLE, changed as EditionParts)).toEqual([
    speaker(first.id, { ...first, bio: 'New.' }),
  ]);
});

test('problems of a draft are reported at the field of the item', () => {
  expect(checkDraft('speakers', first.id, { ...first, bio: '' })).toEqual([
    { part: 'speakers', path: [first.id, 'bio'], message: 'must not be empty' },
  ]);
  expect(checkDraft('contact', null, { ...content.contact, email: 7 })).toMatchObject([
    { part: 'contact', path: ['email'] },
  ]);
  expect(checkDraft('speakers', first.id, null)).toEqual([]);
  expect(checkDraft('speakers', null, ['a'])).toEqual([]);
});

test('drafts with mistakes are reported, and the changes of others are still described', () => {
  const drafts = [
    speaker(first.id, { ...first, bio: '' }),
    speaker('odd', []),
    speaker(second.id, { ...second, role: 'Poet' }),
  ];
  expect(compareDrafts(SAMPLE, drafts).map(({ item, message }) => [item, message])).toEqual([
    [second.id, `${second.name}: Role changed from "${second.role}" to "Poet"`],
    [first.id, `${first.name} has changes that must be corrected first`],
    ['odd', 'odd has changes that must be corrected first'],
  ]);
  const empty = [...content.projects].map(({ slug }): Draft => ({
    part: 'projects',
    item: slug,
    value: null,
  }));
  expect(compareDrafts(SAMPLE, empty)).toEqual([
    { part: 'projects', message: 'This part has changes that must be corrected first' },
  ]);
});

test('a draft that corrects invalid live content is reported as a change without details', () => {
  const old = { ...SAMPLE, forum: { name: 'Of another time' }, speakers: null };
  const draft: Draft = { part: 'forum', item: null, value: SAMPLE.forum };
  expect(compareDrafts(old, [draft])).toEqual([
    { part: 'forum', message: 'This part was changed' },
  ]);
});

test('CONTENT_PARTS lists exactly the parts of the content', () => {
  expect([...CONTENT_PARTS].sort()).toEqual(Object.keys(SAMPLE).sort());
  expect(checkContent(mergeDrafts(SAMPLE, [])).findings).toEqual([]);
});
