import { stopReasonOf } from './campaign-stops.ts';

const counts = (sent: number, hard: number, complaints = 0) => ({
  deliveries: { waiting: 0, sending: 0, sent, failed: 0, unknown: 0 },
  bounces: { undelivered: 0, 'soft-bounce': 500, 'hard-bounce': hard, complaint: complaints },
});

test('fewer than 20 hard bounces and 5 complaints stop no campaign', () => {
  expect(stopReasonOf(counts(2, 1, 1))).toBeUndefined();
  expect(stopReasonOf(counts(100, 19, 4))).toBeUndefined();
});

test('hard bounces of more than 5% of the mails stop a campaign', () => {
  expect(stopReasonOf(counts(400, 20))).toBeUndefined();
  expect(stopReasonOf(counts(399, 20))).toBe('hard-bounces');
});

test('complaints about more than 0.3% of the mails stop a campaign', () => {
  expect(stopReasonOf(counts(10_000, 0, 30))).toBeUndefined();
  expect(stopReasonOf(counts(10_000, 0, 31))).toBe('complaints');
});

test('bounces from before staff resumed a campaign no longer count', () => {
  const atResume = counts(399, 20);
  expect(stopReasonOf(counts(1000, 39), atResume)).toBeUndefined();
  expect(stopReasonOf(counts(1000, 60), atResume)).toBe('hard-bounces');
});

test('a campaign without counts of bounces is not stopped', () => {
  const { deliveries } = counts(1000, 0);
  expect(stopReasonOf({ deliveries })).toBeUndefined();
});
