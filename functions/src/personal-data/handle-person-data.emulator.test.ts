import { LOG } from '../testing/test-environment.ts';
import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { recordDonation } from '../money/donations/ledger.ts';
import { collection, firestore } from '../base/firestore.ts';
import { ERASURE_SETTINGS } from '../testing/erasure-backend.ts';
import { callerAs } from '../testing/caller.ts';
import {
  accounts,
  auditLog,
  callAs,
  signedIn,
  type Caller,
} from '../testing/people/staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const backend = useBackend();
let admin: Caller;

beforeAll(async () => {
  Object.assign(process.env, ERASURE_SETTINGS);
  admin = await signedIn({ roles: ['admin'] });
});
beforeEach(() => firestore().recursiveDelete(collection('auditLog')));

const ask = (action: string, email: string, auth: Caller | undefined = admin) =>
  callAs(auth, CALLABLES.handlePersonData, { action, email });

/** Creates a person who has registered and donated; returns their address. */
async function donor(): Promise<string> {
  const email = `donor-${randomUUID()}@example.org`;
  await collection('registrants').doc(randomUUID()).set({ email });
  await recordDonation(await backend.pay({ email }), 'client');
  return email;
}

const isNamed = async (email: string) => {
  const all = await collection('registrants').get();
  return all.docs.some((document) => document.get('email') === email);
};

test('an admin previews, exports and erases a person’s data, which is recorded without naming them', async () => {
  const email = await donor();
  // These are a registration and a receipt.
  const erasure = { deleted: 2, donations: 1, payments: 1, keptByStripe: [] };
  expect(await ask('preview', email)).toEqual({ erasure, isOfStaff: false });
  expect(await isNamed(email)).toBe(true);
  expect(await auditLog()).toEqual([]);

  expect(await ask('export', email)).toMatchObject({
    data: {
      address: email,
      records: expect.arrayContaining([
        expect.objectContaining({ data: expect.objectContaining({ email }) }),
      ]),
      payments: [expect.objectContaining({ amount: 5000 })],
    },
  });
  expect(await auditLog()).toMatchObject([{ action: 'export-person', actor: admin.uid }]);

  expect(await ask('erase', ` ${email.toUpperCase()}`)).toEqual({
    erasure,
    mentions: [],
    forgottenByMailProvider: false,
  });
  expect(await isNamed(email)).toBe(false);
  const log = (await auditLog()).filter(({ action }) => action !== 'export-person');
  for (const { actor, subject } of log) {
    expect([actor, subject]).toEqual([admin.uid, expect.stringMatching(/^erasures\/\w+$/)]);
  }
  expect(log.map(({ action, details }) => [action, details])).toEqual([['erase-person', {}]]);
  expect(JSON.stringify(await auditLog())).not.toContain('donor-');
  expect(LOG.join('\n')).not.toContain(email);
});

test('a member of the staff cannot be erased, and the preview shows it', async () => {
  const { email = '' } = await accounts().getUser((await signedIn({ roles: ['viewer'] })).uid);
  expect(await ask('preview', email)).toMatchObject({ isOfStaff: true });
  await expect(ask('erase', email)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await auditLog()).toEqual([]);
});

test('[SEC-04] a sign-in that is not recent is refused', async () => {
  const email = await donor();
  const tooOld = Date.now() - SESSION_LIMITS.recentMs - 1000;
  const before = callerAs(admin.uid, { roles: ['admin'] }, tooOld) as Caller;
  for (const action of ['preview', 'export', 'erase']) {
    await expect(ask(action, email, before)).rejects.toMatchObject({
      details: { reason: 'sign-in-too-old' },
    });
  }
  expect(await isNamed(email)).toBe(true);
});

test('a call without the setup of erasure is refused, naming the setting', async () => {
  delete process.env['ERASURE_DATABASE'];
  await expect(ask('preview', 'donor@example.org')).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('ERASURE_DATABASE'),
  });
  process.env['ERASURE_DATABASE'] = 'erasures';
});
