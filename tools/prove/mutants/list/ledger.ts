import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/donations';
const ledger = `${folder}/ledger.emulator.test.ts`;
const paymentDay = `${folder}/payment-day.emulator.test.ts`;
const reconcile = `${folder}/reconcile.emulator.test.ts`;
const webhook = `${folder}/stripe-webhook.emulator.test.ts`;
const record = `${folder}/record-donation.emulator.test.ts`;

/** The ledger has every payment that Stripe knows: once, with one receipt, and it never goes back. */
export const LEDGER = [
  ...mutantsOf(
    `${folder}/ledger.ts`,
    [ledger, paymentDay, reconcile, webhook],
    [
      [
        'payments of others in the account are no donations',
        "if (!isOurs(intent.metadata)) return 'foreign';",
        '',
      ],
      ['only what is paid is a donation', "if (!isPaidIntent(intent)) return 'unpaid';", ''],
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
        '    queueDonationReceipt(transaction, intent.id, record.donor_email);\n    if (event) commitEvent',
        '    if (event) commitEvent',
      ],
      [
        'the event is noted in the commit that does what it says',
        '    if (event) commitEvent(transaction, event, intent.id);\n    return Promise',
        '    return Promise',
      ],
      [
        'an event that brings news of a known donation is noted',
        'if (event && !taken?.exists) commitEvent(transaction, event, intent.id);',
        '',
      ],
      [
        'a status never goes back',
        "if (!isForward(payment_status, record.payment_status)) return 'unchanged';",
        '',
      ],
      [
        'refunds and disputes reach the books',
        '      transaction.update(donation, { payment_status: record.payment_status });\n',
        '',
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
        "if (payment_status !== 'succeeded' || donor_email === '') return 'none';",
        "if (donor_email === '') return 'none';",
      ],
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
      ['a dispute outweighs a refund', "if (charge.disputed) return 'disputed';", ''],
      [
        'a part of the money that went back is told from all of it',
        "charge.amount_refunded > 0 ? 'partially_refunded' : 'succeeded'",
        "charge.amount_refunded > 0 ? 'refunded' : 'succeeded'",
      ],
      [
        'a status moves forward only',
        'PAYMENT_STATUSES.indexOf(to) > PAYMENT_STATUSES.indexOf(from)',
        'PAYMENT_STATUSES.indexOf(to) !== PAYMENT_STATUSES.indexOf(from)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/record-donation.callable.ts`,
    [record],
    [
      [
        '[DON-30] what is not paid is not told as recorded',
        "if (outcome === 'recorded') return { recorded: true };",
        "if (outcome === 'recorded' || outcome === 'unpaid') return { recorded: true };",
      ],
      [
        'the page learns whether it is worth another try',
        "if (outcome === 'unpaid') {",
        "if (outcome === 'unknown') {",
      ],
    ],
  ),
];
