import { updateAttempt, startAttempt } from './attempt.ts';
import { SAMPLE_DONATION as donation } from '../testing/sample-donation.ts';
import type { Donation } from './donation.ts';

test('sending the same details again keeps the revision', () => {
  const sent = updateAttempt(startAttempt(), donation);
  expect(sent.revision).toBe(0);
  expect(updateAttempt(sent, { ...donation }).revision).toBe(0);
});

test.each<Partial<Donation>>([
  { amount: 10_000 },
  { fullName: 'Another Donor' },
  { email: 'another@example.org' },
  { message: 'Good luck' },
  { makeAnonymous: true },
])('sending the change %j creates the next revision', (change) => {
  const sent = updateAttempt(startAttempt(), donation);
  expect(updateAttempt(sent, { ...donation, ...change })).toMatchObject({
    id: sent.id,
    revision: 1,
  });
});

test('returning to earlier details also creates a new revision', () => {
  const changed = updateAttempt(updateAttempt(startAttempt(), donation), {
    ...donation,
    amount: 100,
  });
  expect(updateAttempt(changed, donation).revision).toBe(2);
});
