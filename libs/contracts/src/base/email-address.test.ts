import { EMAIL_MESSAGES, emailAddress, normalizeAddress } from './email-address.ts';

const problemWith = (email: string) => emailAddress.safeParse(email).error?.issues[0]?.message;

test.each([
  'sam@example.org',
  'SAM+tag@mail.example.org',
  "o'sample@example.co",
  'ivan@пример.рф',
  'ivan@xn--e1afmkfd.xn--p1ai',
  'sam@bücher.example',
  'sam@उदाहरण.भारत',
  'sam@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
])('%s is an email address', (email) => {
  expect(problemWith(email)).toBeUndefined();
});

test.each([
  '',
  'sam',
  'sam@example',
  '@example.org',
  'sam@@example.org',
  'sam@example..org',
  'sam@.example.org',
  'sam@example.org.',
  '.sam@example.org',
  'sam.@example.org',
  's..m@example.org',
  'sam sample@example.org',
  'sam@exam ple.org',
  'sam@127.0.0.1',
  'sam@exam_ple.org',
  'sam@example.org, eve@example.org',
  'Sam <sam@example.org>',
  'sam@example.org\r\nBcc: eve@example.org',
  'sam@ex\u202eample.org',
])('%j is not an email address', (email) => {
  expect(problemWith(email)).toBe(EMAIL_MESSAGES.invalid);
});

test.each([
  'zoë@example.org',
  's\u200dam@example.org',
  'иван@пример.рф',
  `${'a'.repeat(65)}@example.org`,
])('the mailbox %s is reported as unreachable', (email) => {
  expect(problemWith(email)).toBe(EMAIL_MESSAGES.unreachable);
});

test('an address is trimmed, gets an ASCII domain, and has a length limit', () => {
  expect(emailAddress.parse(' Sam@Пример.рф\n')).toBe('Sam@xn--e1afmkfd.xn--p1ai');
  expect(problemWith(`sam@example.${'o'.repeat(200)}`)).toBe('Please use at most 200 characters');
});

test.each([
  [' Sam.Sample@Example.ORG\n', 'sam.sample@example.org'],
  ['Ivan@Пример.РФ', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['ivan@XN--E1AFMKFD.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['sam@bu\u0308cher.example', 'sam@xn--bcher-kva.example'],
  ['Sam@Bücher.example', 'sam@xn--bcher-kva.example'],
  ['sam@127.1', 'sam@127.1'],
  ['sam', 'sam'],
  ['ß', 'ß'],
])('%j is normalized to %s', (address, spelling) => {
  expect(normalizeAddress(address)).toBe(spelling);
  expect(normalizeAddress(spelling)).toBe(spelling);
});
