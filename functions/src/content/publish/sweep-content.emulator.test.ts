import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { Content } from '@raade/content-model/content.schema';
import type { PublishContentRequest } from '@raade/contracts/content/editions';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { firebaseApp } from '../../base/firebase-app.ts';
import { publications } from '../../releases/editions/documents.ts';
import {
  auditLog,
  callAs,
  publish,
  read,
  refusalOf,
  save,
  useNewsroom,
} from '../testing/newsroom.ts';
import { sweepContent } from './sweep-content.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const HOUR_MS = 60 * 60_000;
const { speakers, sessions } = SAMPLE_PARTS as unknown as Content;
const [first, second] = speakers;
if (!first || !second) throw new Error('The sample has too few speakers.');

const speaker = (changes: object, one = first) => ({
  part: 'speakers' as const,
  item: one.id,
  value: { ...one, ...changes } as ContentValue,
});

/** A session where no other is, but one of these. */
const inTheTent = (id: string) => ({
  part: 'sessions' as const,
  item: id,
  value: { ...sessions[0], id, title: id, room: 'Tent', speakers: [] } as ContentValue,
});

/** Has all drafts wait for an hour from now. */
const wait = (changes: Partial<PublishContentRequest> = {}) =>
  publish('ada', { publishAt: new Date(Date.now() + HOUR_MS).toISOString(), ...changes });
const anHourLater = () => sweepContent(Date.now() + HOUR_MS + 1000);
const withdraw = (id: string) => callAs('kofi', CALLABLES.withdrawPublication, { id });
const toldOf = async () => (await read()).publications;

useNewsroom();

test('what waits goes live at its time, once, and in the name of who had it wait', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { edition, publication } = await wait({ note: 'At noon.' });
  expect([edition, publication?.state]).toEqual([undefined, 'waiting']);
  expect(await sweepContent()).toEqual({ published: 0, refused: 0 });
  expect((await read()).live).toBe('sample');

  const sweeps = await Promise.all([anHourLater(), anHourLater()]);
  expect(sweeps.map(({ published }) => published).sort()).toEqual([0, 1]);
  const { live, drafts, publications: told } = await read();
  expect(drafts).toEqual([]);
  expect(told).toMatchObject([{ state: 'published', edition: live, note: 'At noon.' }]);
  expect(await auditLog()).toMatchObject([
    { action: 'save-content' },
    { action: 'schedule-content', actor: 'ada' },
    { action: 'publish-content', actor: 'ada', subject: `content_editions/${live}` },
  ]);
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
});

test('what somebody else publishes until then stays live beside it', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await wait();
  const { draft } = await save('kofi', speaker({ role: 'Painter' }, second));
  const named = { part: 'speakers' as const, item: second.id, revision: draft?.revision ?? 0 };
  await publish('kofi', { drafts: [named] });
  await anHourLater();
  const { parts } = await read();
  expect(parts.speakers).toEqual([
    { ...first, role: 'Poet' },
    { ...second, role: 'Painter' },
    ...speakers.slice(2),
  ]);
});

test('what cannot be rendered by then stays a draft, and it is said why', async () => {
  await save('ada', inTheTent('tea'));
  await wait();
  const { draft } = await save('kofi', inTheTent('coffee'));
  const named = { part: 'sessions' as const, item: 'coffee', revision: draft?.revision ?? 0 };
  const { edition } = await publish('kofi', { drafts: [named] });

  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  const { live, drafts, publications: told } = await read();
  expect([live, drafts.map(({ item }) => item)]).toEqual([edition, ['tea']]);
  const message = 'is at the same time in the same room as "coffee"';
  expect(told).toMatchObject([
    {
      state: 'refused',
      refusal: { findings: [{ part: 'sessions', path: ['tea', 'start'], message }] },
    },
  ]);
});

test('a draft that was changed since then is not published unseen, and the others wait with it', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  await save('ada', speaker({ role: 'Painter' }, second));
  await wait();
  await save('kofi', { ...speaker({ role: 'Actor' }), revision: draft?.revision ?? 0 });
  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  const { live, drafts, publications: told } = await read();
  expect([live, drafts.length]).toEqual(['sample', 2]);
  expect(told).toMatchObject([
    {
      state: 'refused',
      refusal: {
        says: expect.stringMatching(/^Somebody has changed or discarded these meanwhile/),
        findings: [],
        drafts: [{ part: 'speakers', item: first.id }],
      },
    },
  ]);
  expect((await auditLog()).at(-1)).toMatchObject({ action: 'refuse-content', actor: 'ada' });
  expect(LOG.join('\n')).toContain('a publication was refused');
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
});

test('what could not be rendered is not even let wait', async () => {
  await save('ada', speaker({ bio: '' }));
  expect((await refusalOf(wait())).details).toMatchObject({ reason: 'findings' });
  expect(await toldOf()).toEqual([]);
});

test('whose right was taken publishes nothing any more', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await wait();
  await getAuth(firebaseApp()).setCustomUserClaims('ada', { roles: ['viewer'] });
  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  await getAuth(firebaseApp()).setCustomUserClaims('ada', { roles: ['editor'] });
  const { live, publications: told } = await read();
  expect(live).toBe('sample');
  expect(told[0]?.refusal?.says).toContain('may publish no more');
});

test('what waits can be withdrawn, and its drafts stay', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { publication } = await wait();
  const id = publication?.id ?? '';
  await withdraw(id);
  await withdraw(id);
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
  const { live, drafts, publications: told } = await read();
  expect([live, drafts.length, told[0]?.state]).toEqual(['sample', 1, 'withdrawn']);
  expect((await auditLog()).filter(({ action }) => action === 'withdraw-content')).toHaveLength(1);
  expect(await refusalOf(withdraw(randomUUID()))).toMatchObject({ code: 'not-found' });
});

test('what was refused can be put aside', async () => {
  const { draft } = await save('ada', speaker({ role: 'Poet' }));
  const { publication } = await wait();
  await save('ada', { ...speaker({ role: 'Actor' }), revision: draft?.revision ?? 0 });
  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  await withdraw(publication?.id ?? '');
  expect(await toldOf()).toMatchObject([{ state: 'withdrawn' }]);
});

test('what went live is withdrawn no more', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { publication } = await wait();
  await anHourLater();
  const refusal = await refusalOf(withdraw(publication?.id ?? ''));
  expect(refusal).toMatchObject({ code: 'failed-precondition' });
});

test('a double click has it wait once', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const request = randomUUID();
  const [one, other] = [await wait({ request }), await wait({ request })];
  expect(other).toEqual(one);
  expect(await toldOf()).toHaveLength(1);
});

test.each([-HOUR_MS, 366 * 24 * HOUR_MS])('nothing waits for %d milliseconds', async (from) => {
  await save('ada', speaker({ role: 'Poet' }));
  const publishAt = new Date(Date.now() + from).toISOString();
  expect(await refusalOf(wait({ publishAt }))).toMatchObject({ code: 'invalid-argument' });
});

test('only so many wait', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  for (let count = 0; count < CONTENT_LIMITS.waiting; count += 1) await wait();
  expect(await refusalOf(wait())).toMatchObject({ code: 'resource-exhausted' });
});

test('one that fails keeps no other from its time', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await publications()
    .doc('broken')
    .set({ due_at: new Date(0) });
  await wait();
  expect(await anHourLater()).toEqual({ published: 1, refused: 0 });
  expect(LOG.join('\n')).toContain('a publication failed');
  await publications().doc('broken').delete();
});
