import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { movedPages } from '@raade/content-model/addresses/moved-pages';
import type { Content } from '@raade/content-model/content.schema';
import { editionHash } from '@raade/content-model/editions/edition';
import { listEditionsResponseSchema } from '@raade/contracts/content/editions';
import type { ContentValue } from '@raade/contracts/content/values';
import { editions, partsOfEdition } from '../../releases/editions/documents.ts';
import {
  auditLog,
  callAs,
  draft,
  publish,
  read,
  refusalOf,
  rollBack,
  SAMPLE,
  save,
  speaker,
  SPEAKERS,
  whileBusy,
  useTwoEditors,
} from '../testing/two-editors.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const [first, second] = SPEAKERS;
const list = async () =>
  listEditionsResponseSchema.parse(await callAs('ada', CALLABLES.listEditions, {}));

useTwoEditors();

test('a publication is live under the digest of its content, and its drafts are removed', async () => {
  await draft('ada', { role: ' Poet ' });
  const { edition = '' } = await publish('ada', { note: 'A poet.' });
  const { live, parts, drafts, differences } = await read();
  expect({ live, drafts, differences }).toEqual({ live: edition, drafts: [], differences: [] });
  expect(parts).toEqual({
    ...SAMPLE,
    speakers: [{ ...first, role: 'Poet' }, ...SAMPLE.speakers.slice(1)],
  });
  expect(await editionHash(parts)).toBe(edition);
  const { editions: known, moves } = await list();
  const published = { edition, from: 'sample', by: 'ada@example.org', note: 'A poet.' };
  expect(known).toMatchObject([published]);
  expect(moves).toMatchObject([{ ...published, kind: 'publish' }]);
  expect((await auditLog()).at(-1)).toMatchObject({
    action: 'publish-content',
    actor: 'ada',
    subject: `content_editions/${edition}`,
    details: { from: 'sample', drafts: 1 },
  });
  expect(JSON.stringify(await auditLog())).not.toContain('Poet');
});

test('a broken draft of another editor does not prevent a publication', async () => {
  const broken = await draft('kofi', { bio: '' }, second);
  const right = await draft('ada', { role: 'Poet' });
  const refusal = await refusalOf(publish('ada'));
  expect(refusal).toEqual({
    code: 'failed-precondition',
    message: `Nothing was published. Please correct this first:\nspeakers.${second.id}.bio: must not be empty`,
    details: {
      reason: 'findings',
      findings: [{ part: 'speakers', path: [second.id, 'bio'], message: 'must not be empty' }],
    },
  });
  const { edition = '' } = await publish('ada', { drafts: [right] });
  const { live, drafts, differences } = await read();
  expect([live, drafts.map(({ item }) => item)]).toEqual([edition, [broken.item]]);
  expect(differences.map(({ message }) => message)).toEqual([
    `${second.name} has changes that must be corrected first`,
  ]);
});

test('a request that is sent twice at once publishes once', async () => {
  await draft('ada', { role: 'Poet' });
  const request = randomUUID();
  const click = () => whileBusy(() => publish('ada', { request }));
  const answers = await Promise.all([click(), click()]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await publish('ada', { request })).toEqual(answers[0]);
  expect((await list()).moves).toHaveLength(1);
});

test('one of two concurrent publications is refused, since another edition went live', async () => {
  const [one, other] = [
    await draft('ada', { role: 'Poet' }),
    await draft('kofi', { role: 'Painter' }, second),
  ];
  const settled = await Promise.allSettled([
    publish('ada', { drafts: [one] }),
    publish('kofi', { drafts: [other] }),
  ]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { live, drafts } = await read();
  expect(drafts).toHaveLength(1);
  const late = await refusalOf(publish('ada', { edition: 'sample' }));
  expect(late.details).toEqual({ reason: 'edition-changed', edition: live });
});

test('a draft that changed since the editor saw it is not published', async () => {
  const seen = await draft('ada', { role: 'Poet' });
  await save('kofi', { ...speaker({ role: 'Painter' }), revision: seen.revision });
  const { code, message, details } = await refusalOf(publish('ada', { drafts: [seen] }));
  expect(code).toBe('failed-precondition');
  expect(message).toContain(`speakers, ${first.id}`);
  expect(details).toMatchObject({ reason: 'drafts-changed', drafts: [{ item: first.id }] });
});

test('a publication without drafts is refused', async () => {
  expect(await refusalOf(publish('ada'))).toMatchObject({ code: 'failed-precondition' });
});

test('publishing earlier content again gives the same edition', async () => {
  await draft('ada', { role: 'Poet' });
  const { edition = '' } = await publish('ada');
  await save('ada', { ...speaker(), edition });
  const { edition: again = '' } = await publish('ada', { edition });
  await save('ada', { ...speaker({ role: 'Poet' }), edition: again });
  expect(await publish('ada', { edition: again })).toEqual({ edition });
  expect((await editions().get()).size).toBe(2);
});

test('an earlier edition can go live again, and then a later one, too', async () => {
  await draft('ada', { role: 'Poet' });
  const { edition = '' } = await publish('ada');
  await save('ada', { ...speaker({ role: 'Painter' }, second), edition });
  const compared = await read('sample');
  expect(compared.differences.map(({ message }) => message)).toEqual([
    `${first.name}: Role changed from "Poet" to "${first.role}"`,
  ]);

  const request = randomUUID();
  await rollBack('sample', edition, request);
  await rollBack('sample', edition, request);
  const { live, drafts } = await read();
  expect([live, drafts.length]).toEqual(['sample', 1]);
  expect((await refusalOf(rollBack(edition, edition))).details).toEqual({
    reason: 'edition-changed',
    edition: 'sample',
  });
  await rollBack(edition, 'sample');
  expect((await read()).live).toBe(edition);
  expect((await list()).moves.map(({ kind, edition: to }) => [kind, to])).toEqual([
    ['roll-back', edition],
    ['roll-back', 'sample'],
    ['publish', edition],
  ]);
  expect((await auditLog()).map(({ action }) => action).slice(-2)).toEqual([
    'roll-back-content',
    'roll-back-content',
  ]);
});

test('an edition that was never live or is invalid cannot go live', async () => {
  expect(await refusalOf(rollBack('0'.repeat(64), 'sample'))).toMatchObject({ code: 'not-found' });
  await draft('ada', { role: 'Poet' });
  const { edition = '' } = await publish('ada');
  await rollBack('sample', edition);
  // Simulates an edition from before the model required more.
  await partsOfEdition(edition).doc('contact').set({ json: '{}' });
  expect(await refusalOf(rollBack(edition, 'sample'))).toMatchObject({
    details: { reason: 'findings', findings: expect.arrayContaining([expect.anything()]) },
  });
  expect((await read()).live).toBe('sample');
});

test('a part that is too large for Firestore is refused by name', async () => {
  const paragraph = '😀'.repeat(700);
  for (let index = 0; index < 36; index += 1) {
    const id = `speaker-${index}`;
    const value = { ...first, id, fullBio: Array.from({ length: 12 }, () => paragraph) };
    await save('ada', { part: 'speakers', item: id, value: value as ContentValue });
  }
  expect((await refusalOf(publish('ada'))).details).toEqual({
    reason: 'findings',
    findings: [{ part: 'speakers', path: [], message: 'must be 1000000 bytes at most' }],
  });
});

test('a part that is newer than an edition comes from the sample, and can be edited', async () => {
  await draft('ada', { role: 'Poet' });
  const { edition = '' } = await publish('ada');
  await partsOfEdition(edition).doc('giving').delete();
  expect((await read()).parts.giving).toEqual(SAMPLE.giving);
  const giving = { ...SAMPLE.giving, fund: 'Another fund' };
  await save('ada', { part: 'giving', item: null, value: giving as ContentValue, edition });
  await publish('ada', { edition });
  expect((await read()).parts.giving).toEqual(giving);
});

const PATH = '/conference/speakers/';

/** Publishes changes of a speaker. */
async function publishSpeaker(changes: object, seen = 'sample'): Promise<string> {
  await save('ada', { ...speaker(changes), edition: seen });
  const { edition = '' } = await publish('ada', { edition: seen });
  return edition;
}

/** Redirects of former speakers' addresses. */
async function redirects(): Promise<Readonly<Record<string, string>>> {
  const { parts } = await read();
  const moved = movedPages(parts as unknown as Content);
  return Object.fromEntries(
    moved.map(({ from, to }) => [from.replace(PATH, ''), to.replace(PATH, '')]),
  );
}

test('a former address of a live page redirects to it, whatever the draft says', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  await publishSpeaker({ address: 'professor-ama', formerAddresses: [] }, edition);
  expect(await redirects()).toEqual({ [first.id]: 'professor-ama', 'dr-ama': 'professor-ama' });
});

test('a rollback creates an edition with all addresses that were live since', async () => {
  const earlier = await publishSpeaker({ role: 'Poet' });
  const later = await publishSpeaker({ address: 'dr-ama' }, earlier);
  const back = await rollBack(earlier, later);
  const { live, parts } = await read();
  expect(back).toEqual({ edition: live });
  expect(live).not.toBe(earlier);
  expect((await editions().doc(live).get()).data()).toMatchObject({ from: earlier });
  const { speakers } = parts as unknown as Content;
  expect(speakers[0]).toEqual({ ...first, role: 'Poet', formerAddresses: ['dr-ama'] });
  expect(await redirects()).toEqual({ 'dr-ama': first.id });
  // Editions that were live in between contain all of them.
  expect(await rollBack(later, live)).toEqual({ edition: later });
  expect(await redirects()).toEqual({ [first.id]: 'dr-ama' });
});

test('importing a file without an address breaks no link', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  const { parts } = await read('sample');
  const file = { version: 1, edition: 'sample', parts };
  await callAs('ada', CALLABLES.importContent, { edition, file });
  await publish('ada', { edition });
  expect(await redirects()).toEqual({ 'dr-ama': first.id });
});

test('no text of an editor is logged', () => {
  expect(LOG.join('\n')).not.toMatch(/Poet|Painter|@|Sample/);
});
