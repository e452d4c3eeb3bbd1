import { type LinkFacts, linkMode } from './link-mode.ts';

const OLD = '00000000000000000000000000000000';
const NEW = '11111111111111111111111111111111';

/** A link into a remote whose pointer has moved. */
const moved: LinkFacts = {
  leavesDocument: false,
  isRedirect: false,
  isSamePage: false,
  owner: 'giving',
  ownerNow: 'giving',
  releases: [{ remote: 'giving', here: OLD, live: NEW }],
  hasUnsavedInput: false,
  isOnline: true,
};

const settled: LinkFacts = { ...moved, releases: [{ remote: 'giving', here: OLD, live: OLD }] };

test('a link into a remote that has moved loads a document, and inside none', () => {
  expect(linkMode(moved)).toBe('document');
  expect(linkMode(settled)).toBe('inside');
});

test('so does a link to a page in which the remote fills a slot', () => {
  const content = { remote: 'content', here: OLD, live: OLD };
  const page = { ...moved, owner: 'content', ownerNow: 'content' };
  expect(linkMode({ ...page, releases: [content, ...moved.releases] })).toBe('document');
  expect(linkMode({ ...page, releases: [content] })).toBe('inside');
});

test.each<[string, Partial<LinkFacts>]>([
  ['a part of the same page', { isSamePage: true }],
  ['a form with unsaved input', { hasUnsavedInput: true }],
  ['no network', { isOnline: false }],
  ['a redirect', { isRedirect: true }],
])('%s stays inside all the same', (_what, facts) => {
  expect(linkMode({ ...moved, ...facts })).toBe('inside');
});

test.each<[string, Partial<LinkFacts>]>([
  ['that found an owner', { owner: undefined, releases: [] }],
  ['that went over to another remote', { ownerNow: 'content' }],
  ['that lost its owner', { ownerNow: undefined }],
])('a link to a path %s loads a document', (_what, facts) => {
  expect(linkMode({ ...settled, ...facts })).toBe('document');
});

test('a path that nobody has, then or now, is not found inside', () => {
  const nobody = { owner: undefined, ownerNow: undefined };
  expect(linkMode({ ...settled, ...nobody, releases: [] })).toBe('inside');
});

test.each<[string, Partial<LinkFacts>]>([
  ['a link', {}],
  ['a redirect', { isRedirect: true }],
  ['a link beside a form with unsaved input', { hasUnsavedInput: true }],
  ['a link to a path that nobody has', { owner: undefined, ownerNow: undefined, releases: [] }],
])('%s into another area loads a document, whose policy is that of the area', (_what, facts) => {
  expect(linkMode({ ...settled, ...facts })).toBe('inside');
  expect(linkMode({ ...settled, ...facts, leavesDocument: true })).toBe('document');
});
