import type { MailResult } from '../mail/mail-provider.ts';
import { Breaker, EQUAL_REFUSALS } from './breaker.ts';

const SENT: MailResult = { status: 'sent' };
const refused = (code: string): MailResult => ({ status: 'refused', reason: `${code} no`, code });
const GONE: MailResult = { ...refused('5.1.1'), status: 'refused', reason: 'no box', isGone: true };
const times = (count: number, result: MailResult) => Array.from({ length: count }, () => result);

/** What is noted of these batches, one after the other, and whether the breaker is open then. */
function judged(batches: readonly (readonly MailResult[])[], counts = true) {
  const breaker = new Breaker();
  const results = batches.map((batch) =>
    breaker.judge(batch.map((result) => ({ result, counts }))).map(({ status }) => status),
  );
  return { results, isOpen: breaker.isOpen };
}

const one = EQUAL_REFUSALS - 1;

test('as many refusals in a row as say the same make all of their batch wait', () => {
  const { results, isOpen } = judged([[...times(one, refused('550')), GONE, refused('550')]]);
  expect(isOpen).toBe(true);
  expect(new Set(results[0])).toEqual(new Set(['blocked', 'refused']));
  expect(results[0]?.filter((status) => status === 'refused')).toHaveLength(1);
});

test('the row goes on from batch to batch', () => {
  const { results, isOpen } = judged([times(one, refused('550')), [refused('550')]]);
  expect([isOpen, results[1]]).toEqual([true, ['blocked']]);
});

test.each<[string, MailResult[]]>([
  ['fewer', times(one, refused('550'))],
  ['others with another code', [...times(one, refused('550')), refused('554'), refused('550')]],
  ['mailboxes that are not there', times(3 * EQUAL_REFUSALS, GONE)],
  [
    'refusals between which a mail is taken',
    [...times(one, refused('550')), SENT, refused('550'), SENT],
  ],
  ['refusals before one that is taken', [...times(3 * EQUAL_REFUSALS, refused('550')), SENT]],
  [
    'refusals of ours, which no provider has seen',
    times(3 * EQUAL_REFUSALS, { status: 'refused', reason: 'a line break in the subject' }),
  ],
])('%s stop nothing', (_what, batch) => {
  const { results, isOpen } = judged([batch]);
  expect(isOpen).toBe(false);
  expect(results[0]).not.toContain('blocked');
});

test('what was tried before is refused for good', () => {
  const { results, isOpen } = judged([times(3 * EQUAL_REFUSALS, refused('550'))], false);
  expect([isOpen, new Set(results[0])]).toEqual([false, new Set(['refused'])]);
});
