import { mixed } from './weave.tsx';

test.each([
  [0, '#0b1f3a'],
  [0.5, '#80614e'],
  [1, '#f4a261'],
])('%s of the sun over the night is %s', (share, colour) => {
  expect(mixed('#0b1f3a', '#f4a261', share)).toBe(colour);
});
