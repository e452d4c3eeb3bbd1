import { secondFactorMode, tookSecondFactor } from './second-factor.ts';

test.each([
  [undefined],
  [{}],
  [{ second_factor: 'off' }],
  [{ second_factor: false }],
  ['optional'],
])('the settings %j require a second factor', (settings) => {
  expect(secondFactorMode(settings)).toBe('required');
});

test('only the setting "optional" makes a password enough', () => {
  expect(secondFactorMode({ second_factor: 'optional' })).toBe('optional');
  expect(secondFactorMode({ second_factor: 'required' })).toBe('required');
});

test.each([
  [{ firebase: { sign_in_second_factor: 'totp' } }, true],
  [{ firebase: { sign_in_second_factor: 'phone', second_factor_identifier: 'a' } }, true],
  [{ firebase: { sign_in_provider: 'password' } }, false],
  [{ firebase: { sign_in_second_factor: '' } }, false],
  [{ firebase: { sign_in_second_factor: null } }, false],
  [{ sign_in_second_factor: 'totp' }, false],
  [{}, false],
])('a token with the claims %j has a second factor: %s', (claims, expected) => {
  expect(tookSecondFactor(claims)).toBe(expected);
});
