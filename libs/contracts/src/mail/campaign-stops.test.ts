import { stopReasonOf } from './campaign-stops.ts';

const counts = (sent: number, hard: number, complaints = 0) => ({
  deliveries: { waiting: 0, sending: 0, sent, failed: 0, unknown: 0 },
  bounces: { undelivered: 0, 'soft-bounce': 500, 'hard-bounce': hard, complaint: complaints },
});

test('one mail of two that came back stops nothing', () => {
  expect(stopReasonOf(counts(2, 1, 1))).toBeUndefined();
  expect(stopReasonOf(counts(100, 19, 4))).toBeUndefined();
});

test('more than five of a hundred without a mailbox stop a campaign', () => {
  expect(stopReasonOf(counts(400, 20))).toBeUndefined();
  expect(stopReasonOf(counts(399, 20))).toBe('hard-bounces');
});

test('more than three complaints of a thousand mails stop it, too', () => {
  expect(stopReasonOf(counts(10_000, 0, 30))).toBeUndefined();
  expect(stopReasonOf(counts(10_000, 0, 31))).toBe('complaints');
});

test('what staff have seen when they let it go on counts no more', () => {
  const accepted = counts(399, 20);
  expect(stopReasonOf(counts(1000, 39), accepted)).toBeUndefined();
  expect(stopReasonOf(counts(1000, 60), accepted)).toBe('hard-bounces');
});

test('campaigns from before bounces were counted stop for none', () => {
  const { deliveries } = counts(1000, 0);
  expect(stopReasonOf({ deliveries })).toBeUndefined();
});
