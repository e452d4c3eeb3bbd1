import { secondFactorMode, tookSecondFactor } from './second-factor.ts';

test.each([
  [undefined],
  [{}],
  [{ second_factor: 'off' }],
  [{ second_factor: false }],
  ['optional'],
])('settings that are %j ask for a second factor', (settings) => {
  expect(secondFactorMode(settings)).toBe('required');
});

test('settings say that a password is enough, and in no other way', () => {
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
])('of a token with the claims %j it is %s that its sign-in took a second factor', (claims, is) => {
  expect(tookSecondFactor(claims)).toBe(is);
});
