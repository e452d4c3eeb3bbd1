import { provideDay, siteNow, today } from './site-day.ts';

const at = (iso: string) => jest.useFakeTimers({ now: new Date(iso) });

test('reading the day before it is provided throws an error with advice', () => {
  expect(today).toThrow('`changesOn` in src/prerender.ts');
});

test('the day is that of composing, and the time that of the clock', () => {
  at('2026-11-23T10:15:00Z');
  provideDay({ today: '2025-03-01' });
  expect(today()).toBe('2025-03-01');
  expect(new Date(siteNow()).toISOString()).toBe('2026-11-23T10:15:00.000Z');
});

test('on a fixed day, the time is that of the clock on this day', () => {
  at('2026-11-23T10:15:00Z');
  provideDay({ today: '2025-03-01', isDayFixed: true });
  expect(new Date(siteNow()).toISOString()).toBe('2025-03-01T10:15:00.000Z');
});
