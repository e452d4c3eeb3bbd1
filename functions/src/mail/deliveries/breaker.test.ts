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

const one = EQUAL_REFUSALS - 1;

test('as many refusals in a row as say the same make all of their batch wait', () => {
  const { results, isOpen } = checked([
    [...times(one, refused('550')), NO_MAILBOX, refused('550')],
  ]);
  expect(isOpen).toBe(true);
  expect(new Set(results[0])).toEqual(new Set(['blocked', 'refused']));
  expect(results[0]?.filter((status) => status === 'refused')).toHaveLength(1);
});

test('the row goes on from batch to batch', () => {
  const { results, isOpen } = checked([times(one, refused('550')), [refused('550')]]);
  expect([isOpen, results[1]]).toEqual([true, ['blocked']]);
});

test.each<[string, MailResult[]]>([
  ['fewer', times(one, refused('550'))],
  ['others with another code', [...times(one, refused('550')), refused('554'), refused('550')]],
  ['mailboxes that are not there', times(3 * EQUAL_REFUSALS, NO_MAILBOX)],
  [
    'refusals around one that is taken',
    [...times(one, refused('550')), SENT, refused('550'), SENT],
  ],
  ['refusals before one that is taken', [...times(3 * EQUAL_REFUSALS, refused('550')), SENT]],
  // No provider has seen these.
  ['refusals of ours', times(3 * EQUAL_REFUSALS, { status: 'refused', reason: 'a line break' })],
])('%s stop nothing', (_what, batch) => {
  const { results, isOpen } = checked([batch]);
  expect(isOpen).toBe(false);
  expect(results[0]).not.toContain('blocked');
});

test('a mail of a campaign that has waited so is refused for good, and stops nothing', () => {
  const { results, isOpen } = checked([times(3 * EQUAL_REFUSALS, refused('550'))], {
    stoppedBy: '550',
  });
  expect([isOpen, new Set(results[0])]).toEqual([false, new Set(['refused'])]);
});

test('a mail that is tried for days waits so as often as it meets a row', () => {
  const waiting = { stoppedBy: '550', isTriedForDays: true };
  expect(checked([times(EQUAL_REFUSALS, refused('550'))], waiting).isOpen).toBe(true);
});

test('after a run that ended so, one more refusal of its kind ends the next one, and one mail that is taken none', () => {
  const after = { before: '550', isTriedForDays: true };
  expect(checked([[refused('550')]], after)).toEqual({ results: [['blocked']], isOpen: true });
  expect(checked([[refused('554')]], after).isOpen).toBe(false);
  expect(checked([[NO_MAILBOX]], after).isOpen).toBe(false);
  expect(checked([[SENT, refused('550')]], after).isOpen).toBe(false);
});
