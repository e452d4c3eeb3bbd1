import fc from 'fast-check';
import { MAX_ATTACHED_BYTES, type MailProvider, type OutgoingMail } from '../mail-provider.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import { headerProblem, withSafeHeaders } from './with-safe-headers.ts';

const CONTROLS = [
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u001b',
  '\u007f',
  '\t',
];
/** Texts that contain a control character or the end of a line. */
const injected = fc
  .tuple(fc.string({ unit: 'binary' }), fc.constantFrom(...CONTROLS), fc.string({ unit: 'binary' }))
  .map((parts) => parts.join(''));

const isRefused = (changes: Partial<OutgoingMail>) =>
  headerProblem(sampleMail(1, changes)) !== null;

test('control characters in a subject, an address or a header are refused', () => {
  fc.assert(
    fc.property(injected, (text) => {
      expect(isRefused({ subject: text })).toBe(true);
      expect(isRefused({ to: text })).toBe(true);
      expect(isRefused({ to: `sam${text}@example.org` })).toBe(true);
      expect(isRefused({ headers: { [text]: 'value' } })).toBe(true);
      expect(isRefused({ headers: { [`X-${text}`]: 'value' } })).toBe(true);
      expect(isRefused({ headers: { 'X-Sample': text } })).toBe(true);
    }),
  );
});

test('headers and addresses that name other people are refused', () => {
  const ours = ['Bcc', 'bcc', 'To', 'From', 'Reply-To', 'Sender', 'Subject', 'Content-Type'];
  for (const name of [...ours, 'DKIM-Signature', 'Received', 'X', 'X A', 'X:A', 'X-A:B', '']) {
    const isTaken = !isRefused({ headers: { [name]: 'eve@example.org' } });
    expect([name, isTaken]).toEqual([name, false]);
  }
  for (const to of [
    'a@example.org,eve@example.org',
    'a@example.org;eve@example.org',
    'Eve eve@example.org',
    'Eve <eve@example.org>',
    '<eve@example.org>',
    '"eve"@example.org>',
    '@example.org',
    'eve',
    'eve@example.org (a@example.org)',
    'eve@[127.0.0.1]',
    'eve@localhost',
    'eve@@example.org',
    'eve@exam\u200bple.org',
    'eve@ex\u202eample.org',
    '',
  ])
    expect([to, isRefused({ to })]).toEqual([to, true]);
});

test('attachments need a plain name, and must not exceed the size limit of mails', () => {
  const named = (name: string, size = 1) => ({
    attachments: [{ name, content: Buffer.alloc(size) }],
  });
  expect(isRefused(named('R-7K3M-2.pdf'))).toBe(false);
  for (const name of [
    '',
    '.pdf',
    'a.exe',
    'a.pdf.exe',
    '../a.pdf',
    'a b.pdf',
    'a\r\n.pdf',
    'ａ.pdf',
  ])
    expect(isRefused(named(name))).toBe(true);
  expect(isRefused(named('a.pdf', MAX_ATTACHED_BYTES))).toBe(false);
  const half = { name: 'a.pdf', content: Buffer.alloc(MAX_ATTACHED_BYTES / 2 + 1) };
  expect(isRefused({ attachments: [half, half] })).toBe(true);
});

test('every text of one line is accepted as a subject', () => {
  const line = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
  fc.assert(fc.property(line, (subject) => expect(isRefused({ subject })).toBe(false)));
});

test('a provider gets only safe mails, and each mail has its own result', async () => {
  const send = jest.fn((mails: readonly OutgoingMail[]) =>
    Promise.resolve(mails.map(({ key }) => ({ status: 'temporary' as const, reason: key }))),
  );
  const provider: MailProvider = { batchSize: 7, send, close: jest.fn() };
  const mails = [
    sampleMail(1),
    sampleMail(2, { subject: 'a\r\nBcc: eve@example.org' }),
    sampleMail(3),
  ];
  expect(await withSafeHeaders(provider).send(mails, 'batch')).toEqual([
    { status: 'temporary', reason: 'sample_1' },
    { status: 'refused', reason: 'Not sent: the subject is not one line.' },
    { status: 'temporary', reason: 'sample_3' },
  ]);
  expect(send).toHaveBeenCalledWith([mails[0], mails[2]], 'batch');
});
