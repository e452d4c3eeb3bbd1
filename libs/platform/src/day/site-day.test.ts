import { provideDay, siteNow, today } from './site-day.ts';

const at = (iso: string) => jest.useFakeTimers({ now: new Date(iso) });

test('reading the day before it is provided throws an error that shows what to do', () => {
  expect(today).toThrow('`changesOn` in src/prerender.ts');
});

test('the day is the one that the page was composed for, and now is what the clock says', () => {
  at('2026-11-23T10:15:00Z');
  provideDay({ today: '2025-03-01' });
  expect(today()).toBe('2025-03-01');
  expect(new Date(siteNow()).toISOString()).toBe('2026-11-23T10:15:00.000Z');
});

test('where the environment names the day, now is the time of the clock on that day', () => {
  at('2026-11-23T10:15:00Z');
  provideDay({ today: '2025-03-01', isDayFixed: true });
  expect(new Date(siteNow()).toISOString()).toBe('2025-03-01T10:15:00.000Z');
});
