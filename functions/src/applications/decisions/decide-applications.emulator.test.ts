import { provider, resetOutbox, send, sentMails, skip } from '../../testing/mail/outbox-desk.ts';
import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  ANSWER_WAITS_MS,
  type DecideRequest,
  type DecideApplicationsResponse,
} from '@raade/contracts/applications/application-decisions';
import { APPLICATION_KINDS } from '@raade/contracts/applications/application.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import { collection, firestore } from '../../base/firestore.ts';
import { beforeNextTransaction, loseNextCommit } from '../../testing/in-between.ts';
import { endAtEachStep } from '../../testing/inject-crashes.ts';
import { suppress } from '../../testing/mail/registrants.ts';
import { auditLog, callAs, signedIn } from '../../testing/people/staff-calls.ts';
import { receiveApplication } from '../../testing/receive-application.ts';
import { updateApplication } from '../update-application.ts';
import { answerEntry } from './answer-mail.ts';
import { decideApplications, undoDecisions } from './decide-applications.ts';
import { applicationDocument } from './decided-application.ts';

const ADA = { actor: { actor: 'ada' }, email: 'ada@raade.test' };
const KOFI = { actor: { actor: 'kofi' }, email: 'kofi@raade.test' };
const WORDS = {
  subject: 'Yes, {name}',
  text: 'Hello {name},\n\nWelcome to us.\nSee you.',
};

type Application = Pick<DecideRequest, 'kind'> & { readonly id: string };

beforeEach(resetOutbox);

/** The request to decide on applications that were seen as new. */
function requestFor(
  [first, ...others]: readonly [Application, ...Application[]],
  changes: Partial<DecideRequest> = {},
): DecideRequest {
  const seen = [first, ...others].map(({ id }) => ({ id, status: 'new' as const, answer: null }));
  return {
    action: 'decide',
    request: randomUUID(),
    kind: first.kind,
    decision: 'accepted',
    seen,
    answer: WORDS,
    ...changes,
  };
}

const undo = ({ request, kind, seen }: DecideRequest, member = ADA) =>
  undoDecisions({ action: 'undo', request, kind, ids: seen.map(({ id }) => id) }, member);

const outcomes = ({ applications }: DecideApplicationsResponse) =>
  applications.map(({ outcome }) => outcome);
const recordOf = async ({ kind, id }: Application) =>
  (await applicationDocument(kind, id).get()).data();
const entries = async () => (await collection('outbox').get()).docs;
const isRegistrant = async ({ id }: Application) =>
  (await collection('registrants').doc(id).get()).exists;

/** Sends due mails after the time to undo. */
async function sendLater() {
  skip(ANSWER_WAITS_MS);
  return send();
}

test.each(APPLICATION_KINDS)(
  'an accepted %s gets the answer once, after five minutes, and the record shows it',
  async (kind) => {
    const application = await receiveApplication(kind, 'ada@example.org');
    const caller = await signedIn({ roles: ['reviewer'] });
    const request = requestFor([application]);
    const at = Date.now();
    await callAs(caller, CALLABLES.decideApplications, request);
    expect(await recordOf(application)).toMatchObject({
      status: 'accepted',
      answer: { id: request.request, decision: 'accepted', state: 'waiting', message: WORDS },
    });
    const entry = answerEntry({ ...application, request: request.request });
    const due: unknown = (await entry.get()).get('due_at');
    expect(due).toBeInstanceOf(Timestamp);
    expect((due as Timestamp).toMillis() - at).toBeGreaterThanOrEqual(ANSWER_WAITS_MS);
    await send();
    expect(provider.addresses).toEqual([]);

    await sendLater();
    await send();
    const [mail, ...others] = sentMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      subject: 'Yes, Sample',
      text: expect.stringMatching(/Hello Sample,\s+Welcome to us\.\nSee you\./),
    });
    expect(await recordOf(application)).toMatchObject({
      answer: { state: 'sent', reason: null, decided_by: caller.token.email ?? null },
    });
    const log = (await auditLog()).filter(({ action }) => action === 'decide-application');
    expect(log).toMatchObject([
      {
        subject: `${kind}_applications/${application.id}`,
        details: { from: 'new', to: 'accepted', answer: request.request },
      },
    ]);
    const kept = JSON.stringify([log, (await entries()).map((each) => each.data()), LOG]);
    expect(kept).not.toContain('Welcome to us');
  },
);

test('a decision that is sent again, or whose commit has no answer, is made once', async () => {
  const application = await receiveApplication('guest');
  const request = requestFor([application]);
  loseNextCommit();
  const first = await decideApplications(request, ADA);
  expect(await decideApplications(request, ADA)).toEqual(first);
  expect(outcomes(first)).toEqual(['done']);
  expect(await entries()).toHaveLength(1);
  await sendLater();
  expect(provider.addresses).toHaveLength(1);
  expect(await auditLog()).toHaveLength(1);
});

test('a repeated request after a crash at any step leaves one mail for each decision', async () => {
  const steps = await endAtEachStep({
    questions: [
      [firestore(), 'runTransaction'],
      [provider, 'send'],
    ],
    begin: async () => {
      await resetOutbox();
      return requestFor([await receiveApplication('student'), await receiveApplication('student')]);
    },
    work: async (request) => {
      await decideApplications(request, ADA);
      await sendLater();
    },
    check: async (request) => {
      await Promise.allSettled([decideApplications(request, ADA), sendLater()]);
      expect(outcomes(await decideApplications(request, ADA))).toEqual(['done', 'done']);
      for (let run = 0; run < 4; run += 1) await sendLater();
      const written = provider.addresses;
      expect(new Set(written).size).toBe(written.length);
      for (const { id } of request.seen) {
        const mail = await answerEntry({ kind: 'student', id, request: request.request }).get();
        // If a worker crashes while it sends, the result of its batch is unknown.
        expect(['sent', 'unknown']).toContain(mail.get('status'));
        expect(await recordOf({ kind: 'student', id })).toMatchObject({
          status: 'accepted',
          answer: { state: mail.get('status') as unknown },
        });
      }
    },
  });
  expect(steps).toBeGreaterThan(8);
});

test('a decision can be undone once, until a worker takes its mail, and stays undone', async () => {
  const guest = await receiveApplication('guest');
  const request = requestFor([guest]);
  await decideApplications(request, ADA);
  expect(await isRegistrant(guest)).toBe(true);
  expect(outcomes(await undo(request))).toEqual(['done']);
  expect(outcomes(await undo(request))).toEqual(['done']);
  expect(await recordOf(guest)).toMatchObject({ status: 'new', answer: null });
  expect(await isRegistrant(guest)).toBe(false);
  expect(await entries()).toEqual([]);
  // The network may repeat the call of an undone decision.
  expect(outcomes(await decideApplications(request, ADA))).toEqual(['changed']);
  await sendLater();
  expect(provider.addresses).toEqual([]);
  expect((await auditLog()).map(({ action }) => action).sort()).toEqual([
    'decide-application',
    'undo-decision',
  ]);
});

test('a decision cannot be undone once a worker has taken its mail', async () => {
  const application = await receiveApplication('partner');
  const request = requestFor([application]);
  await decideApplications(request, ADA);
  const tooLate: string[][] = [];
  provider.beforeAnswer = async () => void tooLate.push(outcomes(await undo(request)));
  await sendLater();
  expect(tooLate).toEqual([['changed']]);
  expect(outcomes(await undo(request))).toEqual(['changed']);
  expect(await recordOf(application)).toMatchObject({
    status: 'accepted',
    answer: { state: 'sent' },
  });
  expect(provider.addresses).toHaveLength(1);
});

test('a decision that is undone while a worker takes its mail sends no mail', async () => {
  const request = requestFor([await receiveApplication('student')]);
  await decideApplications(request, ADA);
  beforeNextTransaction(() => undo(request));
  await sendLater();
  expect(provider.addresses).toEqual([]);
});

test('undoing a decision restores the earlier one with its answer and its registrant', async () => {
  const guest = await receiveApplication('guest');
  const accepted = requestFor([guest]);
  await decideApplications(accepted, ADA);
  await sendLater();
  const seen = [{ id: guest.id, status: 'accepted' as const, answer: accepted.request }];
  const declined = requestFor([guest], { decision: 'declined', seen });
  expect(outcomes(await decideApplications(declined, KOFI))).toEqual(['done']);
  expect(await isRegistrant(guest)).toBe(false);
  await undo(declined);
  expect(await isRegistrant(guest)).toBe(true);
  expect(await recordOf(guest)).toMatchObject({
    status: 'accepted',
    answer: { id: accepted.request, state: 'sent' },
  });
});

test('one of two concurrent decisions is refused, showing the other, and one mail is sent', async () => {
  const application = await receiveApplication('student');
  const results = await Promise.all([
    decideApplications(requestFor([application]), ADA),
    decideApplications(requestFor([application], { decision: 'declined' }), KOFI),
  ]);
  expect(results.flatMap(outcomes).sort()).toEqual(['changed', 'done']);
  await sendLater();
  expect(provider.addresses).toHaveLength(1);
  const winner = results.find((result) => outcomes(result).includes('done'));
  expect(await recordOf(application)).toMatchObject({
    status: winner?.applications[0]?.review?.status,
  });
  const loser = results.find((result) => outcomes(result).includes('changed'));
  expect(loser?.applications[0]?.review).toEqual(winner?.applications[0]?.review);
});

test('several applications are decided at once, except those changed or deleted by others', async () => {
  const [one, two] = [await receiveApplication('student'), await receiveApplication('student')];
  const declined = requestFor([two], { decision: 'declined' });
  // A waiting answer alone would protect the decision.
  delete declined.answer;
  await decideApplications(declined, KOFI);
  const gone: Application = { kind: 'student', id: randomUUID() };
  const result = await decideApplications(requestFor([one, two, gone]), ADA);
  expect(outcomes(result)).toEqual(['done', 'changed', 'gone']);
  expect(await recordOf(two)).toMatchObject({ status: 'declined' });
  expect(await entries()).toHaveLength(1);
});

test('an answer can be added to a decision later, once', async () => {
  const application = await receiveApplication('student');
  const request = requestFor([application]);
  delete request.answer;
  await decideApplications(request, ADA);
  expect(await recordOf(application)).toMatchObject({
    status: 'accepted',
    answer: { state: 'none', message: null },
  });
  expect(await entries()).toEqual([]);
  const later = (answer: string) =>
    requestFor([application], { seen: [{ id: application.id, status: 'accepted', answer }] });
  const answers = await Promise.all([
    decideApplications(later(request.request), ADA),
    decideApplications(later(request.request), KOFI),
  ]);
  expect(answers.flatMap(outcomes).sort()).toEqual(['changed', 'done']);
  await sendLater();
  const answer = (await recordOf(application))?.['answer'] as { id: string };
  expect(outcomes(await decideApplications(later(answer.id), ADA))).toEqual(['changed']);
  await sendLater();
  expect(provider.addresses).toHaveLength(1);
});

test('no answer is sent to a suppressed address or for a changed decision, and the record gives the reason', async () => {
  const suppressed = await receiveApplication('student', 'gone@example.org');
  const changed = await receiveApplication('student');
  await suppress('gone@example.org', 'hard-bounce');
  await decideApplications(requestFor([suppressed, changed]), ADA);
  const status = { from: 'accepted', to: 'in_review' } as const;
  await updateApplication({ ...changed, status }, KOFI);
  await sendLater();
  expect(provider.addresses).toEqual([]);
  expect(await recordOf(suppressed)).toMatchObject({
    answer: { state: 'failed', reason: expect.stringContaining('mailbox does not exist') },
  });
  expect(await recordOf(changed)).toMatchObject({
    answer: { state: 'failed', reason: 'The decision was changed before the answer was sent.' },
  });
});

test('the record shows when the mail with the answer fails or is sent later', async () => {
  const application = await receiveApplication('student');
  const request = requestFor([application]);
  await decideApplications(request, ADA);
  await sendLater();
  const entry = answerEntry({ ...application, request: request.request });
  for (const status of ['failed', 'sent']) {
    await entry.update({ status });
    await send();
    expect(await recordOf(application)).toMatchObject({ answer: { state: status } });
  }
});

test('no answer is sent to a person who was erased meanwhile', async () => {
  const application = await receiveApplication('student');
  await decideApplications(requestFor([application]), ADA);
  await applicationDocument('student', application.id).delete();
  await sendLater();
  expect(provider.addresses).toEqual([]);
  expect((await entries())[0]?.get('status')).toBe('needless');
});
