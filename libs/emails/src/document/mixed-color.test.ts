import { mixColors } from './pixel-picture.tsx';

test.each([
  [0, '#0b1f3a'],
  [0.5, '#80614e'],
  [1, '#f4a261'],
])('the sun color over the night color at opacity %s is %s', (share, color) => {
  expect(mixColors('#0b1f3a', '#f4a261', share)).toBe(color);
});
