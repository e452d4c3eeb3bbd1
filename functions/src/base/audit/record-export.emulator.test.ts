import { LOG } from '../../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { EXPORT_ACTIONS } from '@raade/contracts/staff/audit';
import { collection, firestore } from '../firestore.ts';
import { callerWith } from '../../testing/caller.ts';
import { AUDIT_LINE, writeAuditEntry } from './audit-log.ts';
import { digestOfAddress } from './digest-of-address.ts';
import { recordExportCall } from '../../staff/reads/calls.ts';

afterEach(() => firestore().recursiveDelete(collection('auditLog')));

const REQUEST = { action: 'export-donations', rows: 2 };

/** Calls as an account with this role, or as a visitor without one. */
async function callAs(role: string | undefined, data: unknown = REQUEST, uid?: string) {
  const caller = role === undefined ? undefined : await callerWith(role, uid);
  const auth = caller && { ...caller, token: { ...caller.token, email: `${uid}@example.org` } };
  return recordExportCall.run(
    { data, auth } as unknown as CallableRequest<unknown>,
    'record-export',
  );
}

const auditLog = async () => (await collection('auditLog').get()).docs.map((entry) => entry.data());

test.each(EXPORT_ACTIONS)('an export is recorded with its account: %s', async (action) => {
  expect(await callAs('staff', { action, rows: 60 }, `of-${action}`)).toEqual({ recorded: true });
  expect(await auditLog()).toEqual([
    {
      action,
      actor: `of-${action}`,
      actor_address: await digestOfAddress(`of-${action}`, `of-${action}@example.org`),
      subject: null,
      details: { rows: 60 },
      created_at: expect.any(Timestamp),
    },
  ]);
});

test('each entry is also logged, for the locked bucket, but entries of commands are not', async () => {
  const before = LOG.length;
  await callAs('staff', REQUEST, 'ada');
  const [entry] = (await collection('auditLog').get()).docs;
  const lines = LOG.slice(before).filter((line) => line.includes(AUDIT_LINE));
  expect(lines).toEqual([expect.stringContaining(`"id":"${entry?.id}"`)]);
  for (const part of ['"actor":"ada"', '"rows":2']) expect(lines[0]).toContain(part);
  expect(lines[0]).not.toContain('@example.org');
  const commandEntry = {
    action: 'erase-again',
    actor: 'a command',
    subject: null,
    details: {},
  } as const;
  await writeAuditEntry(commandEntry, firestore());
  expect(LOG.slice(before).filter((line) => line.includes(AUDIT_LINE))).toEqual(lines);
});

test('an entry names its account by a digest that is different for each account', async () => {
  const address = 'ada@example.org';
  const digest = await digestOfAddress('ada', address);
  expect(await digestOfAddress('ada', address)).toBe(digest);
  expect(await digestOfAddress('ben', address)).not.toBe(digest);
});

test.each([
  ['an action that is no export', { action: 'grant-staff', rows: 1 }],
  ['a negative number of rows', { action: 'export-donations', rows: -1 }],
  ['an unknown field', { action: 'export-donations', rows: 1, actor: 'somebody else' }],
])('%s is refused', async (_what, data) => {
  await expect(callAs('staff', data)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await auditLog()).toEqual([]);
});

test('an export fails if it cannot be recorded', async () => {
  const opened = jest.spyOn(firestore(), 'collection').mockImplementationOnce(() => {
    throw Object.assign(new Error('Firestore is away'), { code: 14 });
  });
  await expect(callAs('staff')).rejects.toMatchObject({ code: 'unavailable' });
  opened.mockRestore();
});
