import { LOG } from '../../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { importContentResponseSchema } from '@raade/contracts/content/drafts';
import type { ListedDraft } from '@raade/contracts/content/findings';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { firestore } from '../../base/firestore.ts';
import { keepPictures } from '../../releases/editions/pictures/testing/keep-pictures.ts';
import { drafts } from '../../releases/editions/documents.ts';
import {
  auditLog,
  callAs,
  draft,
  publish,
  read,
  refusalOf,
  SAMPLE,
  save,
  speaker,
  SPEAKERS,
  useTwoEditors,
} from '../testing/two-editors.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const [first, second] = SPEAKERS;
const OTHER = speaker({ role: 'Poet' }, second);
const discard = (revision: number) =>
  callAs('kofi', CALLABLES.discardContentDraft, { part: 'speakers', item: first.id, revision });

/** Imports a file that changes the first speaker, replacing drafts that the editor has seen. */
const importSeen = (seen: readonly Pick<ListedDraft, 'part' | 'item' | 'revision'>[]) => {
  const [, ...others] = SAMPLE.speakers;
  const parts = { ...SAMPLE, speakers: [{ ...first, role: 'Dancer' }, ...others] };
  const replaces = seen.map(({ part, item, revision }) => ({ part, item, revision }));
  const file = { version: 1, edition: 'sample', parts };
  return callAs('ada', CALLABLES.importContent, { edition: 'sample', replaces, file });
};

useTwoEditors();

test('a save creates a draft, leaves live content as it is, and records who saved', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  expect(draft).toMatchObject({ ...speaker({ role: 'Poet' }), by: 'ada@example.org' });
  const { parts, merged, differences, findings } = await read();
  expect(parts).toEqual(SAMPLE);
  expect(merged.speakers).toEqual([{ ...first, role: 'Poet' }, ...SAMPLE.speakers.slice(1)]);
  expect(differences).toEqual([
    {
      part: 'speakers',
      item: first.id,
      message: `${first.name}: Role changed from "${first.role}" to "Poet"`,
    },
  ]);
  expect(findings).toEqual([]);
  expect(await auditLog()).toMatchObject([
    {
      action: 'save-content',
      actor: 'ada',
      subject: `content_drafts/speakers--${first.id}`,
      details: { revision: draft?.revision, removes: false },
    },
  ]);
  expect(JSON.stringify([await auditLog(), LOG])).not.toContain('Poet');
});

test('the second of two editors of an item gets a conflict with the current draft', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  const refusal = await refusalOf(save('kofi', speaker({ role: 'Painter' })));
  expect(refusal).toEqual({
    code: 'failed-precondition',
    message: 'ada@example.org has changed this in the meantime. Your change was not saved.',
    details: { reason: 'item-changed', edition: 'sample', draft, live: first },
  });
  // An editor who has seen the newer draft may change it.
  const { draft: newer } = await save('kofi', {
    ...speaker({ role: 'Painter' }),
    revision: draft?.revision ?? 0,
  });
  expect(newer?.revision).toBeGreaterThan(draft?.revision ?? 0);
});

test('one of two concurrent saves of an item is refused, and saves of two items succeed', async () => {
  const saved = await Promise.allSettled([
    save('ada', speaker({ role: 'Poet' })),
    save('kofi', speaker({ role: 'Painter' })),
    save('kofi', OTHER),
  ]);
  expect(
    saved
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['fulfilled', 'rejected']);
  expect(saved[2].status).toBe('fulfilled');
});

test('an editor cannot overwrite a publication that they have not seen', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { edition } = await publish('ada');
  const late = await refusalOf(save('kofi', speaker({ bio: 'Late.' })));
  expect(late.details).toEqual({
    reason: 'item-changed',
    edition,
    draft: null,
    live: { ...first, role: 'Poet' },
  });
  // Other drafts are unchanged.
  expect((await save('kofi', OTHER)).draft).not.toBeNull();
});

test('a save based on a discarded draft does not overwrite a newer draft', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  const revision = draft?.revision ?? 0;
  await discard(revision);
  await save('kofi', speaker({ role: 'Painter' }));
  const late = await refusalOf(save('ada', { ...speaker({ role: 'Actor' }), revision }));
  expect(late.details).toMatchObject({ reason: 'item-changed' });
});

test('a repeated save is made and recorded once', async () => {
  const once = await save('ada', speaker({ role: 'Poet' }));
  expect(await save('ada', speaker({ role: 'Poet' }))).toEqual(once);
  expect(await auditLog()).toHaveLength(1);
});

test('a draft that equals the live content is removed', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  expect(await save('ada', { ...speaker(), revision: draft?.revision ?? 0 })).toEqual({
    draft: null,
    findings: [],
  });
  expect((await drafts().get()).size).toBe(0);
});

test('a draft with mistakes is saved as typed, and each mistake is reported for its field', async () => {
  const { draft, findings } = await save('ada', speaker({ bio: '', expertise: 7 }));
  expect(draft?.value).toMatchObject({ bio: '', expertise: 7 });
  expect(findings).toMatchObject([
    { part: 'speakers', path: [first.id, 'bio'], message: 'must not be empty' },
    { part: 'speakers', path: [first.id, 'expertise'] },
  ]);
  expect((await read()).findings).toMatchObject(findings);
});

test('drafts can remove, add and sort items', async () => {
  await save('ada', { part: 'projects', item: 'new-project', value: { slug: 'new-project' } });
  const order = ['new-project', ...SAMPLE.projects.map(({ slug }) => slug).reverse()];
  await save('kofi', { part: 'projects', item: null, value: order });
  await save('kofi', { part: 'projects', item: order[1] ?? '', value: null });
  const { merged } = await read();
  expect(merged.projects).toMatchObject(
    order.filter((_key, index) => index !== 1).map((slug) => ({ slug })),
  );
});

test('a draft is discarded once, and only in the version that was seen', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  const revision = draft?.revision ?? 0;
  expect((await refusalOf(discard(revision - 1))).details).toMatchObject({ draft });
  await discard(revision);
  await discard(revision);
  expect((await read()).drafts).toEqual([]);
  expect((await auditLog()).map(({ action }) => action)).toEqual([
    'save-content',
    'discard-content',
  ]);
});

const long = 'x'.repeat(CONTENT_LIMITS.itemBytes);
test.each<[string, Parameters<typeof save>[1], string]>([
  ['is too large', { ...speaker(), value: long }, 'bytes at most'],
  ['names an item of a part without items', { part: 'home', item: 'a', value: {} }, 'send null'],
  ['removes a required part', { part: 'home', item: null, value: null }, 'not removed'],
  ['has an order with a number', { part: 'speakers', item: null, value: [7] }, 'list of their ids'],
])('a draft that %s is refused', async (_what, change, message) => {
  const refusal = await refusalOf(save('ada', change));
  expect(refusal).toMatchObject({ code: 'invalid-argument' });
  expect(refusal.message).toContain(message);
});

test('the number of drafts is limited, and existing ones can still be edited', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  const writer = firestore().bulkWriter();
  const filler = { part: 'team', json: null, by: 'ada', by_name: 'Ada', at: Timestamp.now() };
  for (let revision = 1; revision < CONTENT_LIMITS.drafts; revision += 1) {
    const item = `other-${revision}`;
    void writer.create(drafts().doc(`team--${item}`), { ...filler, item, revision });
  }
  await writer.close();
  expect((await refusalOf(save('kofi', OTHER))).code).toBe('resource-exhausted');
  const again = { ...speaker({ role: 'Painter' }), revision: draft?.revision ?? 0 };
  const { draft: seen } = await save('ada', again);
  expect(await importSeen(seen ? [seen] : [])).toMatchObject({ drafts: 1 });
});

const ELSEWHERE = OTHER_CONTENT as unknown as EditionParts;

/** Imports a file with these parts. */
const importParts = async (parts: object, edition = 'sample') => {
  const file = { version: 1, edition: 'sample', parts };
  return importContentResponseSchema.parse(
    await callAs('ada', CALLABLES.importContent, { edition, file }),
  );
};

test('an imported export creates the same drafts, and nothing goes live', async () => {
  await keepPictures(ELSEWHERE);
  const { drafts, findings } = await importParts(ELSEWHERE);
  expect(findings).toEqual([]);
  const before = await read();
  expect([before.live, before.drafts.length]).toEqual(['sample', drafts]);
  expect(before.merged).toEqual(ELSEWHERE);

  const { edition = '' } = await publish('ada');
  const exported = await read();
  expect(exported.parts).toEqual(ELSEWHERE);
  expect(await importParts(exported.parts, edition)).toEqual({ drafts: 0, findings: [] });
  expect(await importParts(SAMPLE, edition)).toMatchObject({ findings: [] });
  expect((await read()).merged).toEqual(SAMPLE);
  expect((await auditLog()).map(({ action }) => action)).toEqual([
    'import-content',
    'publish-content',
    'import-content',
    'import-content',
  ]);
});

test('a file with mistakes is imported, and the mistakes are reported', async () => {
  const { findings } = await importParts({ ...SAMPLE, speakers: [{ name: 'Nobody Sample' }] });
  expect(findings.map(({ part, path }) => [part, path.join('.')])).toContainEqual([
    'speakers',
    'Nobody Sample.bio',
  ]);
});

test('an import that would overwrite existing drafts is refused, naming them', async () => {
  const item = first.id;
  await save('kofi', { part: 'speakers', item, value: { id: item } });
  const refusal = await refusalOf(importParts(ELSEWHERE));
  expect(refusal.details).toEqual({
    reason: 'drafts-changed',
    drafts: [{ part: 'speakers', item }],
  });
  expect((await read()).drafts).toHaveLength(1);
});

test('an import replaces and discards drafts that its file includes, if they have not changed since', async () => {
  const seen = [
    await draft('kofi', { role: 'Poet' }),
    await draft('kofi', { role: 'Painter' }, second),
  ];
  const older = seen.map((one) => ({ ...one, revision: one.revision - 1 }));
  expect((await refusalOf(importSeen(older))).details).toMatchObject({
    reason: 'drafts-changed',
    drafts: [{ item: first.id }, { item: second.id }],
  });
  await importSeen(seen);
  const { drafts: now } = await read();
  expect(now).toMatchObject([{ item: first.id, value: { role: 'Dancer' }, by: 'ada@example.org' }]);
  expect(now[0]?.revision).toBeGreaterThan(seen[0]?.revision ?? 0);
});

test('an import based on an outdated edition is refused', async () => {
  expect((await refusalOf(importParts(ELSEWHERE, '0'.repeat(64)))).details).toEqual({
    reason: 'edition-changed',
    edition: 'sample',
  });
});

const wide = Object.fromEntries(
  Array.from({ length: CONTENT_LIMITS.drafts + 1 }, (_none, index) => [index, { id: `s${index}` }]),
);
test.each<[string, object, string]>([
  ['lacks a part', { ...SAMPLE, home: undefined }, 'invalid-argument'],
  ['has an object instead of a list', { ...SAMPLE, speakers: {} }, 'invalid-argument'],
  ['has an empty entry in a list', { ...SAMPLE, speakers: [null] }, 'invalid-argument'],
  ['has null for a part', { ...SAMPLE, home: null }, 'invalid-argument'],
  ['has too large an item', { ...SAMPLE, home: 'x'.repeat(300_000) }, 'invalid-argument'],
  ['has too many items', { ...SAMPLE, sessions: Object.values(wide) }, 'resource-exhausted'],
])('a file that %s is refused', async (_what, parts, code) => {
  expect(await refusalOf(importParts(parts))).toMatchObject({ code });
  expect((await read()).drafts).toEqual([]);
});
