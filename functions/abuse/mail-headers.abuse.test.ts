import '../src/testing/test-environment.ts';
import { checkCells } from '@raade/contracts/testing/matrix';
import { headerProblem } from '../src/mail/providers/header-problem.ts';
import { sampleMail } from '../src/mail/testing/sample-mail.ts';

type Cell = readonly [what: string, mail: Parameters<typeof sampleMail>[1]];
type Cells = readonly Cell[];

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

const lines: Cells = Object.entries(LINE_ENDS).flatMap(([what, end]) =>
  HEADERS.flatMap((header): Cells => [
    [`${what} in the subject, before "${header}"`, { subject: `Hello${end}${header}` }],
    [`${what} in the address, before "${header}"`, { to: `ada@example.org${end}${header}` }],
    [`${what} in a header, before "${header}"`, { headers: { 'X-Sample': `a${end}${header}` } }],
    [`${what} in a name, before "${header}"`, { headers: { [`X-A${end}${header}`]: 'a' } }],
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

test('no mail brings along a line, a second address or a header that is ours', () =>
  checkCells({
    cells: [
      ...lines,
      ...ADDRESSES.map((to): Cell => [`the address ${JSON.stringify(to)}`, { to }]),
      ...NAMES.map((name): Cell => [`the header "${name}"`, { headers: { [name]: 'a' } }]),
    ],
    nameOf: ([what]) => what,
    check: ([, mail]) => expect(headerProblem(sampleMail(1, mail))).not.toBeNull(),
  }));

test('a mail without any of it may go out', () => {
  expect(headerProblem(sampleMail(1))).toBeNull();
});
