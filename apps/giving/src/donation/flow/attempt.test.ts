import { sendDetails, skipRevision, startAttempt } from './attempt.ts';
import type { Donation } from './donation.ts';

const donation: Donation = {
  amount: 5000,
  fullName: 'Sample Donor',
  email: 'donor@example.org',
  message: '',
  makeAnonymous: false,
};

test('each attempt has a random UUID of its own', () => {
  const { id } = startAttempt();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(startAttempt().id).not.toBe(id);
});

test('the same details sent again are the same revision', () => {
  const sent = sendDetails(startAttempt(), donation);
  expect(sent.revision).toBe(0);
  expect(sendDetails(sent, { ...donation }).revision).toBe(0);
});

test.each<Partial<Donation>>([
  { amount: 10_000 },
  { fullName: 'Another Donor' },
  { email: 'another@example.org' },
  { message: 'Good luck' },
  { makeAnonymous: true },
])('sending %j after other details is the next revision', (change) => {
  const sent = sendDetails(startAttempt(), donation);
  expect(sendDetails(sent, { ...donation, ...change })).toMatchObject({ id: sent.id, revision: 1 });
});

test('details that come back after a change are a new revision, too', () => {
  const changed = sendDetails(sendDetails(startAttempt(), donation), { ...donation, amount: 100 });
  expect(sendDetails(changed, donation).revision).toBe(2);
});

test('a skipped revision is followed by the next one, with the same details', () => {
  const skipped = skipRevision(sendDetails(startAttempt(), donation));
  expect(sendDetails(skipped, donation).revision).toBe(1);
});
