import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/deliveries';
const failing = 'functions/src/campaigns/failing-deliveries.emulator.test.ts';
const delivery = 'functions/src/campaigns/delivery.emulator.test.ts';
const outbox = 'functions/src/outbox/send-outbox.emulator.test.ts';
const sendDue = `${folder}/send-due.emulator.test.ts`;
const reclaim = `${folder}/reclaim-batches.emulator.test.ts`;

/** Each mail goes out once, and what nobody knows is called unknown. */
export const DELIVERIES = [
  ...mutantsOf(
    `${folder}/take-batch.ts`,
    [sendDue, failing, outbox, delivery],
    [
      [
        'what a commit without an answer has taken is sent',
        'return state.lease === key;',
        'return false;',
      ],
      [
        'what another worker has taken is not taken again',
        "return state?.status === 'waiting' && isDue(state, now());",
        'return state !== undefined;',
      ],
      ['who is barred gets no mail', 'if (bar !== undefined) {', "if (bar?.reason === '') {"],
      [
        'a mail is leased before it is handed over',
        'transaction.update(document.ref, { ...leased(key, now), attempts });',
        'transaction.update(document.ref, { attempts });',
      ],
      [
        'attempts are counted',
        'const attempts = state.attempts + 1;',
        'const attempts = state.attempts;',
      ],
      [
        'a lease ends when its worker must be gone',
        'due_at: Timestamp.fromMillis(now + LEASE_MS),',
        'due_at: Timestamp.fromMillis(now - LEASE_MS),',
      ],
      [
        'a mail that cannot be composed is given up in the end',
        '{ ...changes, attempts }',
        '{ ...changes }',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/hand-over.ts`,
    [sendDue, failing, outbox, delivery],
    [
      [
        'only who handed a mail over says what became of it',
        'if (state?.lease !== key) return [];',
        'if (!state) return [];',
      ],
      [
        'a mail without an answer is unknown',
        "const NO_ANSWER = { status: 'unknown',",
        "const NO_ANSWER = { status: 'refused',",
      ],
      [
        'a receipt that does not go out is an error in the log',
        '  logLost(queue, statuses);\n',
        '',
      ],
      [
        'a provider that refuses us is left alone',
        'isBlocked: isBlocked(results, sent, breaker) };',
        'isBlocked: isBlocked(results, sent, breaker) && false };',
      ],
      ['one mail that is refused for our sake stops no other', 'Math.max(MOST_BLOCKED, sent)', '0'],
      [
        'a provider that fails altogether leaves its mails unknown',
        '    return [];',
        '    throw error;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/after-result.ts`,
    [sendDue, failing, outbox],
    [
      [
        'a refused mail is not sent again',
        "if (result.status === 'refused') {",
        "if (result.status === 'refused' && attempts > 1) {",
      ],
      [
        'what may have arrived is not sent again',
        "if (result.status === 'unknown') return { status: 'unknown',",
        "if (result.status === 'unknown') return { status: 'waiting',",
      ],
      [
        'a mail is given up after its last attempt',
        'if (attempts >= ATTEMPTS && now >= until) {',
        'if (attempts >= 2 * ATTEMPTS && now >= until) {',
      ],
      [
        'a receipt is tried for two weeks',
        'if (attempts >= ATTEMPTS && now >= until) {',
        'if (attempts >= ATTEMPTS) {',
      ],
      [
        'the provider says how long to wait',
        'Math.max(backOff(attempts), asked)',
        'backOff(attempts)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/back-off.ts`,
    [`${folder}/back-off.test.ts`],
    [
      ['pauses get longer', '2 ** (attempts - 1)', '1'],
      ['no pause is longer than an hour', 'Math.min(', 'Math.max('],
    ],
  ),
  ...mutantsOf(
    `${folder}/reclaim-batches.ts`,
    [reclaim, failing, delivery],
    [
      [
        'a batch is handed over again only while its provider knows its key',
        'return now() < begun + provider.keyLifeMs - MARGIN_MS;',
        'return now() < begun + provider.keyLifeMs + 60 * MARGIN_MS;',
      ],
      [
        'what is left of a batch with a malformed mail is not handed over again',
        'if (batch.length < found.length) await giveUp(queue, batch, worker);\n    else if',
        'if',
      ],
      [
        'two workers that find the same batch do not both hand it over',
        "if (!current.every((document) => isLost(document, worker.now()))) return 'taken';",
        '',
      ],
      [
        'a batch that is handed over again has the same key',
        "(first && stateOf(first).lease) ?? '';",
        'String(first?.id);',
      ],
      [
        'what was lost for good is called unknown',
        "{ status: 'unknown', reason: LOST, due_at: null }",
        "{ status: 'failed', reason: LOST, due_at: null }",
      ],
      [
        'what has got an answer meanwhile is not called unknown',
        'if (!isLost(document, now())) continue;',
        '',
      ],
      [
        'another set of mails is not what the provider knows',
        'if (items.length < documents.length) return giveUp(queue, documents, worker);',
        '',
      ],
      [
        'nothing is handed over again while all mail is stopped',
        "if (held === 'stopped') return held;",
        '',
      ],
      [
        'a worker that is still at it is left alone',
        "      .where('due_at', '<=', Timestamp.fromMillis(worker.now()))\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/send-due.ts`,
    [failing, delivery],
    [
      [
        'what a dead worker left is looked after first',
        "if (!(await reclaimBatches(queue, sender))) return 'stopped';",
        '',
      ],
      [
        'a worker ends before it is ended',
        'while (run.now() < run.until) {',
        'while (run.until) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/set-aside.ts`,
    [sendDue, outbox],
    [
      [
        'a malformed mail does not come up again and again',
        '    await document.ref.update({ status, reason: MALFORMED, due_at: null });\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/mail-switch.ts`,
    [outbox, failing],
    [
      [
        'the switch stops all mail',
        '!document?.exists || z.parse(mailSwitchSchema, document.data()).sending',
        'document === undefined || z.parse(mailSwitchSchema, { sending: true }).sending',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/outbox/outbox-queue.ts',
    [outbox],
    [
      [
        'a receipt is tried for two weeks, not for a day',
        'const TRIES_FOR_MS = 14 *',
        'const TRIES_FOR_MS = 1 *',
      ],
      [
        'no receipt goes out while all mail is stopped',
        'if (isStoppable && !isMailOn(await transaction.get(mailSwitchDocument()))) {',
        'if (false) {',
      ],
      [
        'admins are told of a change of admins while all mail is stopped',
        '{ isStoppable: false }',
        '{}',
      ],
    ],
  ),
];
