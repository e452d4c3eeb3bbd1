import { SAMPLE_FORUM } from '@raade/contracts/testing/sample-forum';
import { countdownValue, twoDigits } from './time-left.ts';

const at = (iso: string) => Date.parse(iso);

test('[CDN-12] the remaining time is split into units and expires exactly at the target', () => {
  const target = '2025-04-11T17:30:00-05:00';
  expect(countdownValue(target, at('2025-04-01T12:10:15-05:00'))).toEqual({
    days: 10,
    hours: 5,
    minutes: 19,
    seconds: 45,
    isExpired: false,
  });
  expect(countdownValue(target, at('2025-04-11T17:29:59-05:00')).isExpired).toBe(false);
  const none = { days: 0, hours: 0, minutes: 0, seconds: 0, isExpired: true };
  expect(countdownValue(target, at(target))).toEqual(none);
  expect(countdownValue(target, at('2025-06-01T00:00:00-05:00'))).toEqual(none);
});

test.each(['', 'soon', '2025-13-45T99:00:00-05:00'])(
  '[CDN-09] the invalid target %p counts as expired',
  (target) => {
    expect(countdownValue(target, at('2025-04-01T12:00:00-05:00')).isExpired).toBe(true);
  },
);

test('[CDN-10] the default target is 17:30 in the time zone of the forum', () => {
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: SAMPLE_FORUM.timeZone,
    dateStyle: 'short',
    timeStyle: 'long',
    hourCycle: 'h23',
  }).format(new Date(SAMPLE_FORUM.countdownTarget));
  expect(shown).toBe('4/11/25, 17:30:00 CDT');
});

test('[CDN-05] numbers below ten are padded to two digits, larger ones are unchanged', () => {
  expect([0, 7, 10, 120].map(twoDigits)).toEqual(['00', '07', '10', '120']);
});
