import { codeOfLink, PASSWORD_MESSAGES, passwordPageUrl, passwordProblem } from './password.ts';

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

test.each([
  'password1234',
  'Password123!',
  'passwordpassword',
  'P@ssw0rd2026',
  'iloveyou12345',
  'qwertyuiop123',
  'qwerty123456',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'zxcvbnm12345',
  '123456789012',
  '1234567890ab',
  'abcdefghijkl',
  'abc123abc123',
  'Welcome2026!!',
  'administrator1',
  'letmein123456',
  'football2026!',
  'sunshine12345',
  'changeme1234',
  'RAADE Forum 2026',
  'riceuniversity',
  'Africa-Development',
  'lovelace.ada.1815',
])('%j is long, but easy to guess', (password) => {
  expect(passwordProblem(password, EMAIL)).toBe(PASSWORD_MESSAGES.guessable);
});

test.each([
  'twelve chars',
  'correct horse battery staple',
  'correct horse battery staple '.repeat(4),
  'пароль из слов',
  'forum of herons',
  'kQ7-Zt9!vB2x',
  '830615947264',
  '#~{+^=)(*&%$',
  '我喜歡在河邊慢慢散步看鳥',
])('%j is accepted, since it is long and hard to guess', (password) => {
  expect(passwordProblem(password, EMAIL)).toBeUndefined();
});

test('the code of a link is in the fragment, which servers do not see, and is read back', () => {
  const code = 'a+b/c=&d#e';
  const url = new URL(passwordPageUrl('https://example.org', 'code', code));
  expect(url.origin + url.pathname + url.search).toBe('https://example.org/admin/set-password');
  expect(codeOfLink(url.hash, 'code')).toBe(code);
  expect(codeOfLink(url.hash, 'invitation')).toBeNull();
});

test.each(['', '#', '#top'])('%j contains no code', (hash) => {
  expect(codeOfLink(hash, 'code')).toBeNull();
});

test.each([']', ')', '.', '],', '!'])(
  'a link to which a mail program adds %s keeps its code',
  (end) => {
    const { hash } = new URL(`${passwordPageUrl('https://example.org', 'code', 'a-b_C')}${end}`);
    expect(codeOfLink(hash, 'code')).toBe('a-b_C');
  },
);
