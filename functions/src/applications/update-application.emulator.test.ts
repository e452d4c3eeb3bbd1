import { LOG } from '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  updateApplicationResponseSchema,
  updateConflictSchema,
} from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
  type ApplicationKind,
  type ApplicationStatus,
  NOTE_LIMIT,
  NOTES_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { SAMPLE_GUEST } from '@raade/contracts/testing/sample-applications';
import { digestOfAddress } from '../base/audit/digest-of-address.ts';
import { collection, firestore } from '../base/firestore.ts';
import { pointerDocument } from '../releases/editions/documents.ts';
import { callerAs, callerWith } from '../testing/caller.ts';
import { auditLog, callAs as call } from '../testing/people/staff-calls.ts';
import { receiveApplication } from '../testing/receive-application.ts';
import { sweepApplications } from './sweep-applications.ts';

const documentOf = (kind: ApplicationKind, id: string) =>
  firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);

const receive = (kind: ApplicationKind = 'student') => receiveApplication(kind);

const recordOf = async ({ kind, id }: { kind: ApplicationKind; id: string }) => {
  const record: Record<string, unknown> = (await documentOf(kind, id).get()).data() ?? {};
  return record;
};

const STAFF = ['ada', 'kofi'] as const;

beforeAll(() => Promise.all(STAFF.map((uid) => callerWith('staff', uid))));

/** Calls as the member of the staff with this name. */
function callAs(uid: (typeof STAFF)[number], data: unknown) {
  const caller = callerAs(uid, 'staff');
  if (!caller) throw new Error('There is no caller.');
  const token = { ...caller.token, email: `${uid}@raade.test` };
  return call({ ...caller, token }, CALLABLES.updateApplication, data);
}

async function auditLogOf({ kind, id }: { kind: ApplicationKind; id: string }) {
  const subject = `${APPLICATION_COLLECTIONS[kind]}/${id}`;
  return (await auditLog()).filter((entry) => entry.subject === subject);
}

const noteOf = (text: string) => ({ id: randomUUID(), text });
const inReview = { from: 'new', to: 'in_review' };

test.each(APPLICATION_KINDS)(
  'staff set the status of a %s application and add a note, and their account is recorded',
  async (kind) => {
    const application = await receive(kind);
    const before = await recordOf(application);
    const note = noteOf('  Call back in May. ');
    const answer = await callAs('ada', { ...application, status: inReview, note });

    const written = {
      ...note,
      text: 'Call back in May.',
      author_id: 'ada',
      author_email: 'ada@raade.test',
    };
    expect(updateApplicationResponseSchema.parse(answer)).toEqual({
      status: 'in_review',
      notes: [{ ...written, created_at: expect.any(String) }],
    });
    expect(await recordOf(application)).toEqual({
      ...before,
      status: 'in_review',
      notes: [{ ...written, created_at: expect.any(Timestamp) }],
    });
    expect(await auditLogOf(application)).toEqual([
      {
        action: 'update-application',
        actor: 'ada',
        actor_address: await digestOfAddress('ada', 'ada@raade.test'),
        subject: `${kind}_applications/${application.id}`,
        details: { status: inReview, note: note.id },
      },
    ]);
  },
);

test('a change based on an outdated status is refused completely, with the current one', async () => {
  const application = await receive();
  await callAs('ada', { ...application, status: { from: 'new', to: 'declined' } });
  const refusal: unknown = await callAs('kofi', {
    ...application,
    status: { from: 'new', to: 'accepted' },
    note: noteOf('Welcome'),
  }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({
    code: 'aborted',
    message:
      'Somebody else has set this application to "Declined" in the meantime. Your change was not saved.',
  });
  const { details } = refusal as { details: unknown };
  expect(updateConflictSchema.parse(details)).toEqual({
    current: { status: 'declined', notes: [] },
  });
  expect(await recordOf(application)).toMatchObject({ status: 'declined', notes: [] });
  expect(await auditLogOf(application)).toMatchObject([{ actor: 'ada' }]);
});

test('one of two concurrent changes is refused', async () => {
  const application = await receive();
  const wanted = { ada: 'accepted', kofi: 'declined' };
  const results = await Promise.allSettled(
    STAFF.map((uid) => callAs(uid, { ...application, status: { from: 'new', to: wanted[uid] } })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [winner, ...others] = await auditLogOf(application);
  expect(others).toEqual([]);
  const { status } = await recordOf(application);
  expect(winner?.['details']).toMatchObject({ status: { to: status } });
});

test('two concurrent notes are both added, even if the status has changed since', async () => {
  const application = await receive();
  await callAs('ada', { ...application, status: inReview });
  await Promise.all(
    ['One', 'Two'].map((text) => callAs('kofi', { ...application, note: noteOf(text) })),
  );
  const record = await recordOf(application);
  const texts = ['One', 'Two'].map((text): unknown => expect.objectContaining({ text }));
  expect(record['notes']).toHaveLength(2);
  expect(record).toMatchObject({ status: 'in_review', notes: expect.arrayContaining(texts) });
});

test('a repeated request has no further effect', async () => {
  const application = await receive();
  const change = { ...application, status: inReview, note: noteOf('Once') };
  const first = await callAs('ada', change);
  expect(await callAs('ada', change)).toEqual(first);
  expect((await recordOf(application))['notes']).toHaveLength(1);
  expect(await auditLogOf(application)).toHaveLength(1);
});

test('an application is not found under another kind', async () => {
  const { id } = await receive('student');
  await expect(callAs('ada', { kind: 'partner', id, status: inReview })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a note above the limit is refused, and the status can still be set', async () => {
  const application = await receive();
  const full = Array.from({ length: NOTES_LIMIT }, () => ({
    ...noteOf('One of many'),
    author_id: 'ada',
    author_email: null,
    created_at: Timestamp.now(),
  }));
  await documentOf(application.kind, application.id).update({ notes: full });
  const oneMore = { ...application, status: inReview, note: noteOf('One more') };
  await expect(callAs('ada', oneMore)).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(await recordOf(application)).toMatchObject({ status: 'new' });
  await callAs('ada', { ...application, status: inReview });
  expect(await recordOf(application)).toMatchObject({ status: 'in_review' });
});

const someone = { kind: 'student', id: randomUUID() };
test.each([
  [{ ...someone }, 'Send a status, a note, or both'],
  [{ ...someone, note: noteOf(' ') }, 'Please write the note'],
  [{ ...someone, note: noteOf('x'.repeat(NOTE_LIMIT + 1)) }, 'at most 2000 characters'],
  [{ ...someone, note: { ...noteOf('x'), author_id: 'someone else' } }, 'author_id'],
])('%j is refused with advice', async (payload, message) => {
  await expect(callAs('ada', payload)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining(message),
  });
});

test('the sweep still confirms an application that staff have already updated', async () => {
  const application = await receive();
  await callAs('ada', { ...application, status: inReview, note: noteOf('Quick') });
  const before = await recordOf(application);
  const now = Timestamp.fromMillis(Date.now() + 60 * 60 * 1000);
  await sweepApplications({ now, isOver: () => false });
  const queued = collection('outbox').where('application_id', '==', application.id);
  expect((await queued.get()).docs).toHaveLength(1);
  expect(await recordOf(application)).toEqual({ ...before, words: expect.any(Array) });
});

type Received = Awaited<ReturnType<typeof receiveApplication>>;

const decide = (application: Received, from: ApplicationStatus, to: ApplicationStatus) =>
  callAs('ada', { ...application, status: { from, to } });

const registrant = ({ id }: Received) => collection('registrants').doc(id).get();

test('an accepted guest becomes one registrant, with the details of the application', async () => {
  const guest = await receiveApplication('guest', 'guest-1@example.org');
  const application = collection('guestApplications').doc(guest.id);
  await application.update({ days: 'Day 2', food: 'No nuts' });
  expect((await registrant(guest)).exists).toBe(false);

  await decide(guest, 'new', 'accepted');
  await decide(guest, 'new', 'accepted');
  const record = (await registrant(guest)).data();
  expect(registrantSchema.parse(record)).toMatchObject({
    id: guest.id,
    full_name: SAMPLE_GUEST.full_name,
    email: 'guest-1@example.org',
    organization: SAMPLE_GUEST.organization,
    ticket_type: 'student',
    status: 'confirmed',
    registrant_type: 'individual',
    additional_data: { days: 'Day 2', food: 'No nuts' },
  });
  expect(record?.['created_at']).toEqual((await application.get()).get('created_at'));
});

test('a guest who is declined later is no registrant any more, even without a readable forum', async () => {
  const guest = await receiveApplication('guest');
  await decide(guest, 'new', 'accepted');
  await pointerDocument().set({ edition: 'none' });
  await decide(guest, 'accepted', 'declined');
  expect((await registrant(guest)).exists).toBe(false);
  await pointerDocument().delete();
});

test.each([
  ['an undecided guest', 'guest', 'in_review'],
  ['an accepted student', 'student', 'accepted'],
  ['an accepted partner', 'partner', 'accepted'],
] as const)('%s does not become a registrant', async (_who, kind, status) => {
  const application = await receiveApplication(kind);
  await decide(application, 'new', status);
  expect((await registrant(application)).exists).toBe(false);
});

test('no data of applicants and no notes are logged', () => {
  expect(LOG.join('\n')).not.toMatch(/@|Sample|Call back/);
});
