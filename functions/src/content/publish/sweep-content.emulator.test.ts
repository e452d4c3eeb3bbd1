import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { PublishContentRequest } from '@raade/contracts/content/editions';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { firebaseApp } from '../../base/firebase-app.ts';
import { publications } from '../../releases/editions/documents.ts';
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
import { sweepContent } from './sweep-content.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const HOUR_MS = 60 * 60_000;
const [first, second] = SPEAKERS;

/** A session in a place of its own, so that it collides only with another of these. */
const inTheTent = (id: string) => ({
  part: 'sessions' as const,
  item: id,
  value: { ...SAMPLE.sessions[0], id, title: id, room: 'Tent', speakers: [] } as ContentValue,
});

/** Schedules all drafts for an hour from now. */
const schedule = (changes: Partial<PublishContentRequest> = {}) =>
  publish('ada', { publishAt: new Date(Date.now() + HOUR_MS).toISOString(), ...changes });
const anHourLater = () => sweepContent(Date.now() + HOUR_MS + 1000);
const withdraw = (id: string) => callAs('kofi', CALLABLES.withdrawPublication, { id });
const listPublications = async () => (await read()).publications;

useTwoEditors();

test('scheduled content goes live at its time, once, in the name of the editor who scheduled it', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { edition, publication } = await schedule({ note: 'At noon.' });
  expect([edition, publication?.state]).toEqual([undefined, 'waiting']);
  expect(await sweepContent()).toEqual({ published: 0, refused: 0 });
  expect((await read()).live).toBe('sample');

  const sweeps = await Promise.all([anHourLater(), anHourLater()]);
  expect(sweeps.map(({ published }) => published).sort()).toEqual([0, 1]);
  const { live, drafts, publications: listed } = await read();
  expect(drafts).toEqual([]);
  expect(listed).toMatchObject([{ state: 'published', edition: live, note: 'At noon.' }]);
  expect(await auditLog()).toMatchObject([
    { action: 'save-content' },
    { action: 'schedule-content', actor: 'ada' },
    { action: 'publish-content', actor: 'ada', subject: `content_editions/${live}` },
  ]);
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
  const late = await refusalOf(withdraw(publication?.id ?? ''));
  expect(late).toMatchObject({ code: 'failed-precondition' });
});

test('content that others publish before then stays live', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await schedule();
  await publish('kofi', { drafts: [await draft('kofi', { role: 'Painter' }, second)] });
  await anHourLater();
  const { parts } = await read();
  expect(parts.speakers).toEqual([
    { ...first, role: 'Poet' },
    { ...second, role: 'Painter' },
    ...SAMPLE.speakers.slice(2),
  ]);
});

test('content that has become invalid by then stays a draft, with the reason', async () => {
  await save('ada', inTheTent('tea'));
  await schedule();
  const saved = (await save('kofi', inTheTent('coffee'))).draft;
  const named = { part: 'sessions' as const, item: 'coffee', revision: saved?.revision ?? 0 };
  const { edition } = await publish('kofi', { drafts: [named] });

  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  const { live, drafts, publications: listed } = await read();
  expect([live, drafts.map(({ item }) => item)]).toEqual([edition, ['tea']]);
  const message = 'is at the same time in the same room as "coffee"';
  expect(listed).toMatchObject([
    {
      state: 'refused',
      refusal: { findings: [{ part: 'sessions', path: ['tea', 'start'], message }] },
    },
  ]);
});

test('a draft that changed since then is not published, and neither are the others with it', async () => {
  const { revision } = await draft('ada', { role: 'Poet' });
  await save('ada', speaker({ role: 'Painter' }, second));
  const { publication } = await schedule();
  await save('kofi', { ...speaker({ role: 'Actor' }), revision });
  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  const { live, drafts, publications: listed } = await read();
  expect([live, drafts.length]).toEqual(['sample', 2]);
  expect(listed).toMatchObject([
    {
      state: 'refused',
      refusal: {
        message: expect.stringMatching(/^Somebody has changed or discarded these in the meantime/),
        findings: [],
        drafts: [{ part: 'speakers', item: first.id }],
      },
    },
  ]);
  expect((await auditLog()).at(-1)).toMatchObject({ action: 'refuse-content', actor: 'ada' });
  expect(LOG.join('\n')).toContain('a publication was refused');
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
  // A refused publication can be withdrawn.
  await withdraw(publication?.id ?? '');
  expect(await listPublications()).toMatchObject([{ state: 'withdrawn' }]);
});

test('scheduled content is refused if its editor has lost the right to publish', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await schedule();
  await getAuth(firebaseApp()).setCustomUserClaims('ada', { roles: ['viewer'] });
  expect(await anHourLater()).toEqual({ published: 0, refused: 1 });
  await getAuth(firebaseApp()).setCustomUserClaims('ada', { roles: ['editor'] });
  const { live, publications: listed } = await read();
  expect(live).toBe('sample');
  expect(listed[0]?.refusal?.message).toContain('may no longer publish');
});

test('scheduled content can be withdrawn, and its drafts stay', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const { publication } = await schedule();
  const id = publication?.id ?? '';
  await withdraw(id);
  await withdraw(id);
  expect(await anHourLater()).toEqual({ published: 0, refused: 0 });
  const { live, drafts, publications: listed } = await read();
  expect([live, drafts.length, listed[0]?.state]).toEqual(['sample', 1, 'withdrawn']);
  expect((await auditLog()).filter(({ action }) => action === 'withdraw-content')).toHaveLength(1);
  expect(await refusalOf(withdraw(randomUUID()))).toMatchObject({ code: 'not-found' });
});

test('a repeated request schedules once', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  const request = randomUUID();
  const [one, other] = [await schedule({ request }), await schedule({ request })];
  expect(other).toEqual(one);
  expect(await listPublications()).toHaveLength(1);
});

test.each([-HOUR_MS, 366 * 24 * HOUR_MS])('a time %d ms from now is refused', async (from) => {
  await save('ada', speaker({ role: 'Poet' }));
  const publishAt = new Date(Date.now() + from).toISOString();
  expect(await refusalOf(schedule({ publishAt }))).toMatchObject({ code: 'invalid-argument' });
});

test('the number of scheduled publications is limited', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  for (let count = 0; count < CONTENT_LIMITS.waiting; count += 1) await schedule();
  expect(await refusalOf(schedule())).toMatchObject({ code: 'resource-exhausted' });
});

test('a failing publication does not delay others', async () => {
  await save('ada', speaker({ role: 'Poet' }));
  await publications()
    .doc('broken')
    .set({ due_at: new Date(0) });
  await schedule();
  expect(await anHourLater()).toEqual({ published: 1, refused: 0 });
  expect(LOG.join('\n')).toContain('a publication failed');
  await publications().doc('broken').delete();
});
