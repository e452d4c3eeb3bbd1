import fc from 'fast-check';
import { dayAndYear, monthAndDay, shortDay, weekday } from './day-text.ts';

test('days are written as by Intl, but without its formatter, which is slow on phones', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const formats = (options: Intl.DateTimeFormatOptions) =>
    Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  const short = formats({ month: 'long', day: 'numeric' });
  const long = formats({ month: 'long', day: 'numeric', year: 'numeric' });
  const name = formats({ weekday: 'long' });
  const abbreviated = formats({ weekday: 'short', month: 'short', day: 'numeric' });
  made.mockClear();
  const [min, max] = [new Date('1000-01-01'), new Date('9999-12-31')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(monthAndDay(day)).toBe(short.format(date));
      expect(dayAndYear(day)).toBe(long.format(date));
      expect(weekday(day)).toBe(name.format(date));
      expect(shortDay(day)).toBe(abbreviated.format(date));
    }),
  );
  expect(made).not.toHaveBeenCalled();
});

test('invalid days are refused', () => {
  expect(() => monthAndDay('2025-13-01')).toThrow('"2025-13-01" is no day.');
  expect(() => monthAndDay('')).toThrow(RangeError);
});
