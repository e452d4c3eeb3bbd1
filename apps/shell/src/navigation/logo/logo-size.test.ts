import { isShortForm } from './logo-size.ts';

test('[NAV-04] the logo is short below 480 px', () => {
  expect(isShortForm(479)).toBe(true);
  expect(isShortForm(480)).toBe(false);
});
