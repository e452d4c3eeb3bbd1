import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/deliveries';
const failing = 'functions/src/campaigns/failing-deliveries.emulator.test.ts';
const outbox = 'functions/src/outbox/send-outbox.emulator.test.ts';
const sendDue = `${folder}/send-due.emulator.test.ts`;

/** Refusals that repeat themselves stop the sending, and a worker takes no more than it can hold. */
export const BREAKER = [
  ...mutantsOf(
    `${folder}/breaker.ts`,
    [`${folder}/breaker.test.ts`, failing, outbox],
    [
      ['refusals of one kind in a row stop the sending', 'this.#inARow + 1', '1'],
      [
        'a mail that is taken shows that the provider takes ours',
        "if (judged.result.status === 'sent') this.#inARow = 0;",
        '',
      ],
      [
        'mailboxes that are not there are not about us',
        " || result.status !== 'refused' || result.isGone)",
        " || result.status !== 'refused')",
      ],
      [
        'refusals for different reasons are about their mails',
        'code === this.#code ? this.#inARow + 1 : 1',
        'this.#inARow + 1',
      ],
      [
        'who was refused in the row waits',
        "isInRow ? { status: 'blocked', reason: reasonOf(each), code } : each.result",
        'each.result',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/hand-over.ts`,
    [failing, outbox],
    [
      [
        'a refusal that staff have seen does not stop a campaign for ever',
        'counts: queue.triesForMs > 0 || batch.items[index]?.attempts === 1,',
        'counts: true,',
      ],
      [
        'a row of refusals ends a run whose batches are small',
        'if (!breaker.isOpen && blocked.length',
        'if (blocked.length',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/put-off.ts`,
    [`${folder}/reclaim-batches.emulator.test.ts`],
    [
      [
        'what may be out already does not go out under another key',
        'isAgain === true && results.some(isPutOff)',
        'isAgain === true && results.every(isPutOff)',
      ],
      [
        'a batch that may be out is asked for while its key is known',
        'Math.min(LEASE_MS, Math.max(PAUSE_MS, ...asked))',
        '3 * LEASE_MS',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/hand-over.ts`,
    [`${folder}/reclaim-batches.emulator.test.ts`],
    [
      [
        'a batch of a dead worker that is put off is not tried as a new one',
        'if (mayBeOut(batch, answers)) {',
        'if (answers.length < 0) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/take-batch.ts`,
    [sendDue],
    [
      [
        'of long mails a worker takes no more than its memory holds',
        '.limit(batchSizeOf(queue, provider))',
        '.limit(provider.batchSize)',
      ],
    ],
  ),
];
