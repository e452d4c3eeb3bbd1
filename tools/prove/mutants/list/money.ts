import type { MutantList } from '../mutant.ts';

/** Faults in the code for money: each payment is charged and recorded once, and the ledger agrees with Stripe. */
export const MONEY: MutantList = {
  'functions/src/money/donations/process-donation.ts': {
    'functions/src/money/donations/payment-attempt.emulator.test.ts': {
      'a donation that is paid is not begun again': [
        "return status === 'succeeded' || status === 'processing';",
        "return status === 'processing';",
      ],
      'the payment of an older revision can never be charged': [
        'if (check.olderIntent) await cancelOrRefuse(check.olderIntent);',
        '',
      ],
      'a payment that lost the race while it was made is canceled': [
        '    await cancelOrRefuse(intent);\n',
        '',
      ],
      'another amount is another revision': ['intent.amount === request.amount &&', ''],
      'the newest revision wins': ['attempt.revision > revision', 'attempt.revision < revision'],
      'the payment is recorded before its secret is given away': [
        'if (isNewest) transaction.update(document, { payment_intent_id: paymentIntentId });',
        '',
      ],
    },
  },
  'functions/src/money/donations/ledger.ts': {
    'functions/src/money/donations/stripe-webhook.emulator.test.ts': {
      'payments of others in the account are no donations': [
        "if (!isDonation(payment.intent.metadata)) return { outcome: 'foreign' };",
        '',
      ],
    },
    'functions/src/money/donations/ledger.emulator.test.ts': {
      'a recorded payment is recorded once': [
        'if (!isDuplicate(error)) throw error;',
        'throw error;',
      ],
      '[DON-18] the receipt is queued with the record': [
        '    queueDonationReceipt(transaction, receipt, record.donor_email);\n    if (event) commitEvent',
        '    if (event) commitEvent',
      ],
      'nobody is mailed twice': [
        "const need = receipt?.exists ? 'none' : receiptFor(intent, record);",
        'const need = receiptFor(intent, record);',
      ],
    },
    'functions/src/money/donations/donation-lifecycle.emulator.test.ts': {
      'of two readings the newer one stands': [
        "if (isOutdated(donation, reading)) return 'unchanged';",
        '',
      ],
    },
    'functions/src/money/donations/reconcile.emulator.test.ts': {
      'refunds and disputes reach the books': ['    ...Object.fromEntries(changed),\n', ''],
    },
  },
  'functions/src/money/donations/new-donation.ts': {
    'functions/src/money/donations/ledger.emulator.test.ts': {
      '[DATA-02] an anonymous donor has no name in the record': [
        'donor_name: isAnonymous ? null : metadata.donor_name,',
        'donor_name: metadata.donor_name,',
      ],
      'the books say what Stripe received, in cents': [
        'amount_cents: intent.amount_received,',
        'amount_cents: Math.round(intent.amount_received / 100) * 100,',
      ],
    },
  },
  'functions/src/money/refunds/refund-donation.ts': {
    'functions/src/money/refunds/refund-donation.emulator.test.ts': {
      'no more goes back than Stripe has left': ['await checkRefundable(reading, request);', ''],
    },
    'functions/src/money/refunds/refund-retries.emulator.test.ts': {
      'a refund request is its key at Stripe': ['{ idempotencyKey: `refund:${request}` }', '{}'],
      'one request at a time gives back a donation': [
        'if (turn && turn.request !== input.request && turn.until.toMillis() > Date.now()) {',
        'if (turn === null) {',
      ],
    },
  },
  'functions/src/money/manual-donations/enter-donation.ts': {
    'functions/src/money/manual-donations/enter-donation.emulator.test.ts': {
      'a donation is entered once for each request': [
        'if (await isAudited(transaction, request, entry)) {',
        'await isAudited(transaction, request, entry);\n    if (request === id) {',
      ],
    },
  },
  'functions/src/money/donations/stripe-webhook.webhook.ts': {
    'functions/src/money/donations/stripe-webhook.emulator.test.ts': {
      'what nobody signed is refused': ['if (event === null) {', 'if (event === undefined) {'],
      'what the ledger could not take is answered with 500, so that it comes again': [
        "response.status(500).type('text/plain').send('Not recorded.",
        "response.status(200).type('text/plain').send('Not recorded.",
      ],
    },
  },
  'functions/src/money/donations/limit-declines.ts': {
    'functions/src/base/limits/admit-donation.emulator.test.ts': {
      'the last card that an intent may have declined cancels it': [
        '  const outcome = await cancelIntent(id);',
        "  const outcome = 'canceled';",
      ],
    },
  },
  'functions/src/money/donations/reconcile.ts': {
    'functions/src/money/donations/reconcile.emulator.test.ts': {
      'amounts are compared': [
        'if (donation && donation.amount_cents !== intent.amount_received) {',
        'if (donation && donation.amount_cents > intent.amount_received) {',
      ],
      'a refund that nobody told of is found': [
        'latest_charge.amount_refunded === refunded_cents &&',
        '',
      ],
    },
  },
  'functions/src/base/limits/admit-donation.ts': {
    'functions/src/base/limits/admit-donation.emulator.test.ts': {
      'a network gets its payments and no more': [
        "if (hasStartedTooMany) throw tooMany('too-many-payments');",
        '',
      ],
    },
  },
};
