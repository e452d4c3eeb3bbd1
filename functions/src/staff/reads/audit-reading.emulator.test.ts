import '../../testing/test-environment.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { PERMIT_VALID_MS } from '@raade/contracts/firestore/audited-reading';
import { sessionId } from '@raade/contracts/staff/staff-session';
import { collection, firestore } from '../../base/firestore.ts';
import { callerAs } from '../../testing/caller.ts';
import { auditLog, callAs, type Caller, signedIn } from '../../testing/people/staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const MINUTE_MS = 60_000;

afterEach(() => firestore().recursiveDelete(collection('auditLog')));

const note = (caller: Caller | undefined, name: string) =>
  callAs(caller, CALLABLES.auditReading, { collection: name });
const permitOf = async ({ token }: Caller) =>
  (await collection('reads').doc(sessionId(token)).get()).data();

test('a permit to read a collection is recorded, and valid for an hour', async () => {
  const caller = await signedIn({ roles: ['viewer'] });
  expect(await note(caller, 'donations')).toEqual({ audited: true });
  expect(await auditLog()).toEqual([
    {
      action: 'read-people',
      actor: caller.uid,
      actor_address: null,
      subject: 'donations',
      details: { session: sessionId(caller.token), until: expect.any(String) },
    },
  ]);
  const permit = await permitOf(caller);
  const { donations } = (permit as { until: { donations: Timestamp } }).until;
  expect(donations.toMillis()).toBeGreaterThan(Date.now() + PERMIT_VALID_MS - MINUTE_MS);
  expect(donations.toMillis()).toBeLessThanOrEqual(Date.now() + PERMIT_VALID_MS);
  // A note for another collection does not change this one.
  await note(caller, 'unified_registrants');
  const until = (await permitOf(caller))?.['until'] as object;
  expect(Object.keys(until).sort()).toEqual(['donations', 'unified_registrants']);
  expect(await auditLog()).toHaveLength(2);
});

test('a permit of one session is not valid in another session of the account', async () => {
  const roles = ['viewer'];
  const caller = await signedIn({ roles });
  const other = callerAs(caller.uid, { roles }, Date.now() - MINUTE_MS);
  await note(caller, 'donations');
  expect(other && (await permitOf(other))).toBeUndefined();
});

test.each([
  [{ roles: ['treasurer'] }, 'unified_registrants'],
  [{ roles: ['mailer'] }, 'donations'],
  [{ roles: ['mailer'] }, 'student_applications'],
  [{ roles: ['reviewer'] }, 'deliveries'],
  [{}, 'donations'],
])('%j gets no permit for %s, and nothing is recorded', async (claims, name) => {
  const caller = await signedIn(claims);
  await expect(note(caller, name)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await permitOf(caller)).toBeUndefined();
  expect(await auditLog()).toEqual([]);
});

test.each(['audit_log', 'reads', 'sessions', 'donations/pi_1', ''])(
  'there is no permit for %j',
  async (name) => {
    const caller = await signedIn({ roles: ['viewer'] });
    await expect(note(caller, name)).rejects.toMatchObject({ code: 'invalid-argument' });
  },
);

test('there is no permit if the audit entry cannot be written', async () => {
  const caller = await signedIn({ roles: ['viewer'] });
  const opened = jest.spyOn(firestore(), 'collection').mockImplementationOnce(() => {
    throw Object.assign(new Error('Firestore is away'), { code: 14 });
  });
  await expect(note(caller, 'donations')).rejects.toMatchObject({ code: 'unavailable' });
  opened.mockRestore();
  expect(await permitOf(caller)).toBeUndefined();
});

test('opening one document is recorded once per session, without a permit', async () => {
  // Keeps all reads within the same hour.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const caller = await signedIn({ roles: ['viewer'] });
  const open = (reader: Caller, record: string) =>
    callAs(reader, CALLABLES.auditReading, { collection: 'donations', record });
  for (const record of ['pi_1', 'pi_2', 'pi_1']) await open(caller, record);
  const opened = async () => (await auditLog()).map(({ action, subject }) => [action, subject]);
  const first = [
    ['open-record', 'donations/pi_1'],
    ['open-record', 'donations/pi_2'],
  ];
  expect((await opened()).sort()).toEqual(first);
  expect(await permitOf(caller)).toBeUndefined();

  const other = await signedIn({ roles: ['treasurer'] });
  await open(other, 'pi_2');
  expect((await opened()).sort()).toEqual([...first, ['open-record', 'donations/pi_2']]);
  now.mockRestore();
});

test('an id that is an email address is not written to the audit log', async () => {
  const caller = await signedIn({ roles: ['viewer'] });
  const request = { collection: 'unified_registrants', record: 'ada@example.org' };
  await callAs(caller, CALLABLES.auditReading, request);
  expect((await auditLog()).map(({ subject }) => subject)).toEqual(['unified_registrants']);
});

test('opening a document is not recorded for staff who may not read its collection', async () => {
  const caller = await signedIn({ roles: ['mailer'] });
  const request = { collection: 'donations', record: 'pi_1' };
  const refused = { code: 'permission-denied' };
  await expect(callAs(caller, CALLABLES.auditReading, request)).rejects.toMatchObject(refused);
  expect(await auditLog()).toEqual([]);
});
