import '../../testing/test-environment.ts';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { importContentResponseSchema } from '@raade/contracts/content/drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { keepPictures } from '../../releases/editions/pictures/testing/keep-pictures.ts';
import {
  auditLog,
  callAs,
  publish,
  read,
  refusalOf,
  SAMPLE,
  save,
  SPEAKERS,
  useNewsroom,
} from '../testing/newsroom.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const OTHER = OTHER_CONTENT as unknown as EditionParts;

/** Imports a file with these parts, on the live sample if not told otherwise. */
const importParts = async (parts: object, edition = 'sample') => {
  const file = { version: 1, edition: 'sample', parts };
  return importContentResponseSchema.parse(
    await callAs('ada', CALLABLES.importContent, { edition, file }),
  );
};

useNewsroom();

test('what is exported is imported as it was, as drafts, and nothing goes live by it', async () => {
  await keepPictures(OTHER);
  const { drafts, findings } = await importParts(OTHER);
  expect(findings).toEqual([]);
  const before = await read();
  expect([before.live, before.drafts.length]).toEqual(['sample', drafts]);
  expect(before.merged).toEqual(OTHER);

  const { edition = '' } = await publish('ada');
  const exported = await read();
  expect(exported.parts).toEqual(OTHER);
  expect(await importParts(exported.parts, edition)).toEqual({ drafts: 0, findings: [] });
  expect(await importParts(SAMPLE, edition)).toMatchObject({ findings: [] });
  expect((await read()).merged).toEqual(SAMPLE);
  expect((await auditLog()).map(({ action }) => action)).toEqual([
    ...['import-content', 'publish-content', 'import-content', 'import-content'],
  ]);
});

test('a file with mistakes is imported, and they are said', async () => {
  const { findings } = await importParts({ ...SAMPLE, speakers: [{ name: 'Nobody Sample' }] });
  expect(findings.map(({ part, path }) => [part, path.join('.')])).toContainEqual([
    'speakers',
    'Nobody Sample.bio',
  ]);
});

test('no draft that is there is overwritten, and who imports is told which', async () => {
  const item = SPEAKERS[0].id;
  await save('kofi', { part: 'speakers', item, value: { id: item } });
  const refusal = await refusalOf(importParts(OTHER));
  expect(refusal.details).toEqual({
    reason: 'drafts-changed',
    drafts: [{ part: 'speakers', item }],
  });
  expect((await read()).drafts).toHaveLength(1);
});

test('a file is compared with the edition that was seen', async () => {
  expect((await refusalOf(importParts(OTHER, '0'.repeat(64)))).details).toEqual({
    ...{ reason: 'edition-changed', edition: 'sample' },
  });
});

const wide = Object.fromEntries(
  Array.from({ length: CONTENT_LIMITS.drafts + 1 }, (_none, index) => [index, { id: `s${index}` }]),
);
test.each<[string, object, string]>([
  ['lacks a part', { ...SAMPLE, home: undefined }, 'invalid-argument'],
  ['has no list where one belongs', { ...SAMPLE, speakers: {} }, 'invalid-argument'],
  ['has an entry that is none', { ...SAMPLE, speakers: [null] }, 'invalid-argument'],
  ['has nothing for a part', { ...SAMPLE, home: null }, 'invalid-argument'],
  ['has too large an item', { ...SAMPLE, home: 'x'.repeat(300_000) }, 'invalid-argument'],
  ['has too many items', { ...SAMPLE, sessions: Object.values(wide) }, 'resource-exhausted'],
])('a file that %s is refused', async (_what, parts, code) => {
  expect(await refusalOf(importParts(parts))).toMatchObject({ code });
  expect((await read()).drafts).toEqual([]);
});
