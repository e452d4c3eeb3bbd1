import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/donations';
const ledger = `${folder}/ledger.emulator.test.ts`;
const paymentDay = `${folder}/payment-day.emulator.test.ts`;
const reconcile = `${folder}/reconcile.emulator.test.ts`;
const webhook = `${folder}/stripe-webhook.emulator.test.ts`;
const story = `${folder}/whole-story.emulator.test.ts`;
const record = `${folder}/record-donation.emulator.test.ts`;

/** The ledger has every payment that Stripe knows: once, with one receipt, and it never goes back. */
export const LEDGER = [
  ...mutantsOf(
    'functions/src/outbox/dispute-news.ts',
    [`${folder}/dispute-news.emulator.test.ts`],
    [
      [
        'a dispute is told once',
        'if (!(await transaction.get(told.limit(1))).empty) continue;',
        '',
      ],
      ['admins are told where there is no treasurer', 'treasurers.length > 0', 'true'],
    ],
  ),
  ...mutantsOf(
    `${folder}/ledger.ts`,
    [ledger, paymentDay, reconcile, webhook, story],
    [
      [
        'payments of others in the account are no donations',
        "if (!isOurs(found.intent.metadata)) return { outcome: 'foreign' };",
        '',
      ],
      [
        'a recorded payment is recorded once',
        'if (!isAlreadyThere(error)) throw error;',
        'throw error;',
      ],
      [
        'a failure of Firestore is no news of a donation that is there',
        'if (!isAlreadyThere(error)) throw error;\n',
        '',
      ],
      [
        '[DON-18] the receipt is queued with the record',
        '    queueDonationReceipt(transaction, receipt, record.donor_email);\n    if (event) commitEvent',
        '    if (event) commitEvent',
      ],
      [
        'the event is noted in the commit that does what it says',
        '    if (event) commitEvent(transaction, event, { paymentIntentId: id, source: record.source });\n    return Promise',
        '    return Promise',
      ],
      [
        'an event that brings news of a known donation is noted',
        'if (event && !taken?.exists) commitEvent(transaction, event, told);',
        '',
      ],
      [
        'of two readings the newer one stands',
        "if (isOutdated(known, reading)) return 'unchanged';",
        '',
      ],
      ['refunds and disputes reach the books', '    ...Object.fromEntries(changed),\n', ''],
      [
        'it is in the log that a donor is owed a refund',
        'if (money.refund_failed_cents > refund_failed_cents) {',
        'if (money.refund_failed_cents < refund_failed_cents) {',
      ],
      [
        'nobody is mailed twice',
        "const due = receipt?.exists ? 'none' : receiptFor(intent, record);",
        'const due = receiptFor(intent, record);',
      ],
      [
        'a repair sends no thanks for what is long past',
        "return source === 'reconcile' && isOld ? 'too-late' : 'due';",
        "return 'due';",
      ],
      [
        'a webhook that comes after a week still thanks',
        "return source === 'reconcile' && isOld ? 'too-late' : 'due';",
        "return isOld ? 'too-late' : 'due';",
      ],
      [
        'no thanks for money that went back',
        "if (!isKept || donor_email === '') return 'none';",
        "if (donor_email === '') return 'none';",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/new-donation.ts`,
    [ledger, paymentDay],
    [
      [
        'a donation keeps the time at which it was begun',
        'Timestamp.fromMillis(intent.created * 1000)',
        'Timestamp.fromMillis(intent.created)',
      ],
      [
        'a donation carries the day on which it was paid',
        'Timestamp.fromMillis(intent.latest_charge.created * 1000)',
        'Timestamp.fromMillis((intent.created + 0) * 1000)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/donation-record.ts`,
    [ledger],
    [
      [
        '[DATA-02] an anonymous donor has no name in the record',
        'donor_name: isAnonymous ? null : metadata.donor_name,',
        'donor_name: metadata.donor_name,',
      ],
      [
        '[DATA-01] amount is in dollars',
        'amount: intent.amount_received / 100,',
        'amount: intent.amount_received,',
      ],
      [
        'the books say what Stripe received, in cents',
        'amount_cents: intent.amount_received,',
        'amount_cents: Math.round(intent.amount_received / 100) * 100,',
      ],
      ['[DATA-01] the message is kept', 'message: metadata.message ?? null,', 'message: null,'],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-status.ts`,
    [`${folder}/payment-status.test.ts`],
    [
      [
        'a dispute outweighs a refund',
        "if (dispute === 'open' || dispute === 'lost') return 'disputed';",
        '',
      ],
      ['a dispute that was won is a gift', "dispute === 'lost'", "dispute !== 'none'"],
      [
        'what is on its way back counts as given back',
        'const back = refunded_cents + refund_pending_cents;',
        'const back = refunded_cents;',
      ],
      [
        'a part of the money that went back is told from all of it',
        "back > 0 ? 'partially_refunded' : 'succeeded'",
        "back > 0 ? 'refunded' : 'succeeded'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/donation-money.ts`,
    [story],
    [
      [
        'what a bank sent back is not refunded',
        "status !== 'failed' && status !== 'canceled'",
        "status !== 'canceled'",
      ],
      [
        'fees are those of disputes, too',
        'account_fee_cents: sumOf(all, ({ fee }) => fee),',
        'account_fee_cents: charge?.fee ?? 0,',
      ],
      ['a question of a bank is no dispute', "warning_needs_response: 'inquiry',", ''],
      ['a dispute ends', "  won: 'won',\n", ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/donation-money.ts`,
    [`${folder}/bank-debit.emulator.test.ts`],
    [
      [
        'what a bank was asked for came by no card',
        "BANK_DEBITS.has(type) ? 'transfer' : 'card'",
        "'card'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-reading.ts`,
    [story],
    [
      [
        'of many refunds all are read',
        'if (sent.length < REFUNDS_AT_ONCE) return sent;',
        'if (sent.length <= REFUNDS_AT_ONCE) return sent;',
      ],
      [
        'a reading is as old as its question',
        '  const readAt = Date.now();\n  const intent = await intentWithMoney(id);\n',
        '  const intent = await intentWithMoney(id);\n  const readAt = Date.now();\n',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/note-payout.ts`,
    [story],
    [
      [
        'a gift tells which transfer held it',
        'batch.update(ref, { payout_id })',
        'batch.update(ref, {})',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/record-donation.callable.ts`,
    [record],
    [
      [
        '[DON-30] what is not paid is not told as recorded',
        "if (outcome === 'recorded') {",
        "if (outcome === 'recorded' || outcome === 'unpaid') {",
      ],
      [
        'the page learns whether it is worth another try',
        "if (outcome === 'unpaid') {",
        "if (outcome === 'unknown') {",
      ],
    ],
  ),
];
