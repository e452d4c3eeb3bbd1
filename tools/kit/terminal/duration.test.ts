import { formatDuration } from './duration.ts';

test.each([
  [40, '0.0 s'],
  [449, '0.4 s'],
  [12_345, '12.3 s'],
  [60_000, '1 min 0 s'],
  [125_400, '2 min 5 s'],
])('%d ms reads as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
