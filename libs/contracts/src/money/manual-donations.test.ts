import { manualDonationSchema } from './manual-donations.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z') }));

const problemWith = (receivedOn: string) =>
  manualDonationSchema.safeParse({ amount: 100, receivedOn, method: 'cash', checkNumber: '' }).error
    ?.issues[0]?.message;

test.each(['0025-03-01', '20025-03-01', '2023-12-31', '2026-11-29', '2025-02-30', ''])(
  'a donation received on %j is refused, with the accepted days',
  (day) => {
    expect(problemWith(day)).toBe('Please enter a day from January 1, 2024 to today');
  },
);

test.each(['2024-01-01', '2025-12-31', '2026-11-28'])('the day %s is accepted', (day) => {
  expect(problemWith(day)).toBeUndefined();
});
