import '../src/testing/test-environment.ts';
import { headerProblem } from '../src/mail/providers/header-problem.ts';
import { sampleMail } from '../src/mail/testing/sample-mail.ts';

/** What ends a line, for one program or another. */
const LINE_ENDS: Readonly<Record<string, string>> = {
  'a carriage return and a line feed': '\r\n',
  'a line feed': '\n',
  'a carriage return': '\r',
  'a vertical tab': '\v',
  'a form feed': '\f',
  'a NUL': '\0',
  'the next line of Unicode': '\u0085',
  'a line separator': '\u2028',
  'a paragraph separator': '\u2029',
  'an escape': '\u001b',
};
const HEADERS = ['Bcc: somebody@example.org', '\r\nA second body', 'Content-Type: text/html'];

const attempts = Object.entries(LINE_ENDS).flatMap(([what, end]) =>
  HEADERS.flatMap((header) => [
    { what, where: 'the subject', header, mail: { subject: `Hello${end}${header}` } },
    { what, where: 'the address', header, mail: { to: `ada@example.org${end}${header}` } },
    { what, where: 'a header', header, mail: { headers: { 'X-Sample': `a${end}${header}` } } },
    {
      what,
      where: 'the name of a header',
      header,
      mail: { headers: { [`X-A${end}${header}`]: 'a' } },
    },
  ]),
);

const ADDRESSES = [
  'ada@example.org, bo@example.org',
  'ada@example.org;bo@example.org',
  'Ada <ada@example.org>',
  '<ada@example.org>',
  '"ada"@example.org>',
  'ada@example.org (bo@example.org)',
  'ada@[127.0.0.1]',
  'ada@localhost',
  'ada@@example.org',
  'ada@exam\u200bple.org',
  'ada@ex\u202eample.org',
  '@example.org',
  'ada',
  '',
];
const NAMES = [
  'Bcc',
  'To',
  'From',
  'Reply-To',
  'Content-Type',
  'DKIM-Signature',
  'Received',
  'X A',
  'X:A',
  '',
];

describe('mail headers →', () => {
  test.each(attempts)('$what in $where does not begin "$header"', ({ mail }) => {
    expect(headerProblem(sampleMail(1, mail))).not.toBeNull();
  });

  test.each(ADDRESSES)('%j is not one address', (to) => {
    expect(headerProblem(sampleMail(1, { to }))).not.toBeNull();
  });

  test.each(NAMES)('a mail brings along no header "%s"', (name) => {
    expect(headerProblem(sampleMail(1, { headers: { [name]: 'a' } }))).not.toBeNull();
  });
});

test('a mail without any of it may go out', () => {
  expect(headerProblem(sampleMail(1))).toBeNull();
});
