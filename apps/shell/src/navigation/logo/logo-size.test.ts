import { isShortForm, logoHeight } from './logo-size.ts';

test.each([
  [320, '2rem'],
  [374, '2rem'],
  [375, '2.5rem'],
  [639, '2.5rem'],
  [640, '3.5rem'],
  [767, '3.5rem'],
  [768, '4rem'],
  [1023, '4rem'],
  [1024, '5rem'],
  [2560, '5rem'],
])('[NAV-05] at %i px the logo is %s high', (width, height) => {
  expect(logoHeight(width)).toBe(height);
});

test('[NAV-04] below 480 px the logo is short', () => {
  expect(isShortForm(479)).toBe(true);
  expect(isShortForm(480)).toBe(false);
});
