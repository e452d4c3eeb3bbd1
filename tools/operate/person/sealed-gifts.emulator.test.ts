import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { giftKeptUntil, lastDayBefore } from '@raade/contracts/gift-keeping';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { newPrivateKey } from '@raade/kit/keys/key-pair.ts';
import { STACK_VARIABLE } from '@raade/kit/stack/stack-file.ts';
import { runEntry } from '../backend/testing/run-entry.ts';

const ENTRY = 'tools/operate/person/person.command.ts';
const PAYMENT = `pi_${randomUUID().replaceAll('-', '')}`;
const EMAIL = `${PAYMENT}@example.org`;
const UNTIL = lastDayBefore(giftKeptUntil(new Date()));

/** The key of the stack that these tests run beside. */
const STACK_KEY = path.join(
  path.dirname(process.env[STACK_VARIABLE] ?? ''),
  'sealed-gifts-key.pem',
);

let folder: string;
let app: App;
const inCollection = (name: string) => getFirestore(app).collection(name).doc(PAYMENT);

const unseal = (key: string, file: string) =>
  runEntry(ENTRY, ['unseal', PAYMENT, '--key', key, '--out', path.join(folder, file)]);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-sealed-'));
  app = initializeApp({ projectId: LOCAL_PROJECT_ID }, randomUUID());
  await inCollection(COLLECTIONS.donations).set({
    ...{ donor_name: 'Zoë Sample', donor_email: EMAIL, message: null, is_anonymous: false },
    ...{ amount: 50, amount_cents: 5000, currency: 'usd', payment_status: 'succeeded' },
    ...{ donation_type: 'conference-support', source: 'client' },
    ...{ created_at: Timestamp.now(), paid_at: Timestamp.now() },
  });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await inCollection(COLLECTIONS.donations).delete();
  await inCollection(COLLECTIONS.sealedGifts).delete();
  await deleteApp(app);
});

test('an erasure tells beforehand and afterwards what stays under seal, and until when', () => {
  const told = `gifts whose donor is kept under seal until ${UNTIL}, since a tax authority may ask: 1`;
  expect(runEntry(ENTRY, ['erase', EMAIL]).said).toContain(told);
  const { status, said } = runEntry(ENTRY, ['erase', EMAIL, '--confirm']);
  expect(said).toContain(told);
  expect(status).toBe(0);
});

test('the private key opens it, into a file of its owner alone', () => {
  const { status, said } = unseal(STACK_KEY, 'gifts.json');
  expect(said).toContain(`${PAYMENT} stays sealed until ${UNTIL}`);
  expect(status).toBe(0);
  const file = path.join(folder, 'gifts.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { payment: PAYMENT, name: 'Zoë Sample', email: EMAIL, amount_cents: 5000, kept_until: UNTIL },
  ]);
});

test.each([
  ['another key', newPrivateKey(), `${PAYMENT} was sealed for another key`],
  ['no key', 'a key', 'is no private key'],
])('%s opens nothing, and writes no file', (_what, text, refusal) => {
  const key = path.join(folder, 'other.pem');
  writeFileSync(key, text);
  expect(unseal(key, 'nothing.json')).toMatchObject({
    status: 1,
    said: expect.stringContaining(refusal),
  });
  expect(existsSync(path.join(folder, 'nothing.json'))).toBe(false);
});
