import { codeOfLink, PASSWORD_MESSAGES, passwordProblem, setPasswordUrl } from './password.ts';

const EMAIL = 'ada.lovelace@example.org';

test.each([
  ['elevenchars', PASSWORD_MESSAGES.tooShort],
  ['a'.repeat(64), PASSWORD_MESSAGES.monotonous],
  ['abababababababab', PASSWORD_MESSAGES.monotonous],
  ['Ada.Lovelace@Example.org', PASSWORD_MESSAGES.address],
  ['correct horse battery'.repeat(7), PASSWORD_MESSAGES.tooLong],
])('%j is too weak', (password, message) => {
  expect(passwordProblem(password, EMAIL)).toBe(message);
});

test.each(['twelve chars', 'correct horse battery staple', 'пароль из слов'])(
  '%j is strong enough: length counts, and no sort of characters is asked for',
  (password) => {
    expect(passwordProblem(password, EMAIL)).toBeUndefined();
  },
);

test('the code of a link stands where no server sees it, and is read back as it was', () => {
  const code = 'a+b/c=&d#e';
  const url = new URL(setPasswordUrl('https://example.org', code));
  expect(url.origin + url.pathname + url.search).toBe('https://example.org/admin/set-password');
  expect(codeOfLink(url.hash)).toBe(code);
});

test.each(['', '#', '#top'])('%j holds no code', (hash) => {
  expect(codeOfLink(hash)).toBeNull();
});
