import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/deliveries';
const failing = 'functions/src/campaigns/refusals-in-a-row.emulator.test.ts';
const outbox = 'functions/src/outbox/refused-mails.emulator.test.ts';
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
        "if (isLetGoOn || result.status !== 'refused' || result.isGone)",
        "if (isLetGoOn || result.status !== 'refused')",
      ],
      [
        'a refusal that staff have seen does not stop a campaign for ever',
        'const isLetGoOn = stoppedBy !== null && !isPatient;',
        'const isLetGoOn = isPatient === undefined;',
      ],
      [
        'a run knows how the one before it ended',
        'this.#inARow = EQUAL_REFUSALS - 1;',
        'this.#inARow = 0;',
      ],
      [
        'refusals for different reasons are about their mails',
        'code === this.#code ? this.#inARow + 1 : 1',
        'this.#inARow + 1',
      ],
      [
        'who was refused in the row waits',
        'if (code === undefined || code !== this.code) return { result: each.result };',
        'if (code !== undefined) return { result: each.result };',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/hand-over.ts`,
    [failing, outbox],
    [
      [
        'a row of refusals ends a run whose batches are small',
        'if (!isOpen && blocked.length',
        'if (blocked.length',
      ],
      [
        'a mail that has waited for the breaker is known again',
        'stoppedBy !== undefined && { stopped_by: stoppedBy }',
        'false',
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
