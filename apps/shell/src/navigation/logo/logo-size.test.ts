import { isShortForm } from './logo-size.ts';

test('[NAV-04] below 480 px the logo is short', () => {
  expect(isShortForm(479)).toBe(true);
  expect(isShortForm(480)).toBe(false);
});
