import type { MailResult } from '../mail-provider.ts';
import { Breaker, EQUAL_REFUSALS } from './breaker.ts';

const SENT: MailResult = { status: 'sent' };
const refused = (code: string): MailResult => ({ status: 'refused', reason: `${code} no`, code });
const NO_MAILBOX: MailResult = {
  ...refused('5.1.1'),
  status: 'refused',
  reason: 'no box',
  isMailboxMissing: true,
};
const times = (count: number, result: MailResult) => Array.from({ length: count }, () => result);

interface Mails {
  readonly stoppedBy?: string;
  readonly isTriedForDays?: boolean;
  /** The code at which an earlier run ended. */
  readonly before?: string;
}

/** Returns the recorded statuses of these batches in order, and whether the breaker is open afterwards. */
function checked(
  batches: readonly (readonly MailResult[])[],
  { stoppedBy, isTriedForDays = false, before }: Mails = {},
) {
  const breaker = new Breaker(before);
  const mail = { stoppedBy: stoppedBy ?? null, isTriedForDays };
  const results = batches.map((batch) =>
    breaker.check(batch.map((result) => ({ result, ...mail }))).map(({ result }) => result.status),
  );
  return { results, isOpen: breaker.isOpen };
}

const tooFew = EQUAL_REFUSALS - 1;

test('enough equal refusals in a row open the breaker and are blocked', () => {
  const { results, isOpen } = checked([
    [...times(tooFew, refused('550')), NO_MAILBOX, refused('550')],
  ]);
  expect(isOpen).toBe(true);
  expect(new Set(results[0])).toEqual(new Set(['blocked', 'refused']));
  expect(results[0]?.filter((status) => status === 'refused')).toHaveLength(1);
});

test('equal refusals are counted across batches', () => {
  const { results, isOpen } = checked([times(tooFew, refused('550')), [refused('550')]]);
  expect([isOpen, results[1]]).toEqual([true, ['blocked']]);
});

test.each<[string, MailResult[]]>([
  ['too few equal refusals', times(tooFew, refused('550'))],
  ['refusals of various codes', [...times(tooFew, refused('550')), refused('554'), refused('550')]],
  ['missing mailboxes', times(3 * EQUAL_REFUSALS, NO_MAILBOX)],
  [
    'equal refusals around accepted mails',
    [...times(tooFew, refused('550')), SENT, refused('550'), SENT],
  ],
  ['refusals before an accepted mail', [...times(3 * EQUAL_REFUSALS, refused('550')), SENT]],
  // No provider has seen these.
  ['our own refusals', times(3 * EQUAL_REFUSALS, { status: 'refused', reason: 'a line break' })],
])('%s do not open the breaker', (_what, batch) => {
  const { results, isOpen } = checked([batch]);
  expect(isOpen).toBe(false);
  expect(results[0]).not.toContain('blocked');
});

test('campaign mails that have waited before fail, and do not open the breaker', () => {
  const { results, isOpen } = checked([times(3 * EQUAL_REFUSALS, refused('550'))], {
    stoppedBy: '550',
  });
  expect([isOpen, new Set(results[0])]).toEqual([false, new Set(['refused'])]);
});

test('mails that are tried for days open the breaker even if they have waited before', () => {
  const waiting = { stoppedBy: '550', isTriedForDays: true };
  expect(checked([times(EQUAL_REFUSALS, refused('550'))], waiting).isOpen).toBe(true);
});

test('after a run that opened it, only an equal first refusal opens the breaker again', () => {
  const after = { before: '550', isTriedForDays: true };
  expect(checked([[refused('550')]], after)).toEqual({ results: [['blocked']], isOpen: true });
  expect(checked([[refused('554')]], after).isOpen).toBe(false);
  expect(checked([[NO_MAILBOX]], after).isOpen).toBe(false);
  expect(checked([[SENT, refused('550')]], after).isOpen).toBe(false);
});
