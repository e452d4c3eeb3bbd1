import { sendDetails, startAttempt } from './attempt.ts';
import { SAMPLE_DONATION as donation } from '../testing/sample-donation.ts';
import type { Donation } from './donation.ts';

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

test('returning to earlier details is a new revision, too', () => {
  const changed = sendDetails(sendDetails(startAttempt(), donation), { ...donation, amount: 100 });
  expect(sendDetails(changed, donation).revision).toBe(2);
});
