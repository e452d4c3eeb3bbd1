import { mutantsOf } from '../mutant.ts';

const refunds = 'functions/src/refunds';
const gifts = 'functions/src/gifts';
const giving = `${refunds}/refund-donation.emulator.test.ts`;
const retries = `${refunds}/refund-retries.emulator.test.ts`;
const requests = `${refunds}/refund-requests.emulator.test.ts`;
const entering = `${gifts}/enter-gift.emulator.test.ts`;
const correcting = `${gifts}/correct-donation.emulator.test.ts`;
const erasing = 'functions/src/people-data/erase-corrected.emulator.test.ts';

/** What treasurers do with gifts: each wish once, and as it was seen. */
export const TREASURER = [
  ...mutantsOf(
    `${refunds}/refund-donation.ts`,
    [giving, retries],
    [
      [
        'a refund that was made already is found by its request',
        'let refund = refundBehind(reading, request);',
        'let refund: Stripe.Refund | undefined;',
      ],
      ['no more goes back than Stripe has left', 'await checkRefundable(reading, request);', ''],
      [
        'no refund is made without a trace',
        'await noteRequestOnce(request.request, deedOf(request, actor));',
        '',
      ],
      ['the ledger follows a refund', "await recordDonation(paymentIntentId, 'reconcile');", ''],
    ],
  ),
  ...mutantsOf(
    `${refunds}/refundable.ts`,
    [giving],
    [
      [
        'what has changed since somebody looked is not given back',
        'if (left === known) return;',
        'if (left >= known) return;\n  if (left > 0) return;',
      ],
      [
        'the ledger learns why nothing was given back',
        "  await recordDonation(paymentIntentId, 'reconcile');\n  throw",
        '  throw',
      ],
    ],
  ),
  ...mutantsOf(
    `${refunds}/refund-at-stripe.ts`,
    [retries],
    [
      [
        'the request is the key under which Stripe gives back once',
        '{ idempotencyKey: `refund:${request}` }',
        '{}',
      ],
      ['a failure that Stripe keeps is looked through', 'if (made) return made;', ''],
    ],
  ),
  ...mutantsOf(
    `${refunds}/one-refund-at-a-time.ts`,
    [retries],
    [
      [
        'one request at a time gives back a donation',
        'if (turn && turn.request !== asked.request && turn.until.toMillis() > Date.now()) {',
        'if (turn === null) {',
      ],
      [
        'a turn that nobody has ended ends by itself',
        ' && turn.until.toMillis() > Date.now()) {',
        ') {',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/audit/noted-request.ts',
    [requests, entering],
    [
      [
        'one entry never stands for two deeds',
        'Object.entries(entry.details).every(isSameDetail)',
        'isSameDetail !== undefined',
      ],
      [
        'nor for those of two people',
        "(['action', 'actor', 'subject'] as const)",
        "(['action', 'subject'] as const)",
      ],
    ],
  ),
  ...mutantsOf(
    `${gifts}/enter-gift.ts`,
    [entering],
    [
      [
        'a gift is entered once for each request',
        'if (await isNoted(transaction, request, deed)) {',
        'await isNoted(transaction, request, deed);\n    if (request === id) {',
      ],
      [
        'who is anonymous stands apart',
        'donor_name: makeAnonymous ? null : fullName,',
        'donor_name: fullName,',
      ],
      [
        'nobody is thanked who should not be',
        'const receipt = asked.sendReceipt ? firstReceipt(id, amount, NOTHING_BACK) : null;',
        'const receipt = firstReceipt(id, amount, NOTHING_BACK);',
      ],
    ],
  ),
  ...mutantsOf(
    `${gifts}/known-donation.ts`,
    [correcting, entering],
    [
      [
        'nobody overwrites what they have not seen',
        'if (known.corrections === seen) return known;',
        'if (known.corrections >= 0) return known;',
      ],
      [
        'what is void stays void',
        "if (known.payment_status === 'voided') {",
        "if (known.payment_status === 'refunded') {",
      ],
    ],
  ),
  ...mutantsOf(
    `${gifts}/correct-donation.ts`,
    [correcting],
    [
      [
        'a ledger that is rebuilt has the corrections',
        'if (!isEnteredGift(asked.id)) await tellStripe(asked.id);',
        '',
      ],
      [
        'who was erased stays so',
        "if (known.donor_email === '') {",
        "if (known.donor_email === 'nobody') {",
      ],
      [
        'the name that a receipt has stays where no other is given',
        'donor.fullName || (donor.makeAnonymous ? before : null)',
        'donor.fullName || null',
      ],
      ['the log tells the original by its digest', 'details: { original: digest }', 'details: {}'],
      [
        'a name that was wrong makes another receipt',
        'const isOnReceipt = name !== before || isAnotherGift(document, news);',
        'const isOnReceipt = isAnotherGift(document, news);',
      ],
      [
        'an amount that was entered wrong makes another receipt',
        'const isOnReceipt = name !== before || isAnotherGift(document, news);',
        'const isOnReceipt = name !== before;',
      ],
      [
        'what a receipt does not say makes no other one',
        'const isOnReceipt = name !== before || isAnotherGift(document, news);',
        'const isOnReceipt = true;',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/receipts/replacing-receipt.ts',
    [correcting],
    [
      [
        'who was never thanked is not by a correction',
        "if (before === 0 || to === '' || returned",
        "if (to === '' || returned",
      ],
    ],
  ),
  ...mutantsOf(
    `${gifts}/void-gift.ts`,
    [entering],
    [['what is void counts nowhere', '      entered_method: FieldValue.delete(),\n', '']],
  ),
  ...mutantsOf(
    `${gifts}/send-receipt-again.ts`,
    [`${gifts}/handle-receipt.emulator.test.ts`],
    [
      [
        'a receipt that is sent twice is no failure',
        'if (await isNoted(transaction, request, deed)) return;',
        '',
      ],
      [
        'what was never thanked for has a first receipt from then on',
        'if (before === 0) {',
        'if (before > 0) {',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/people-data/places.ts',
    [erasing],
    [
      [
        'an original goes with the address that it was corrected to',
        "    otherAddress: 'corrected_email',\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/people-data/kept-gifts.ts',
    [erasing],
    [
      [
        'nobody is kept for a gift that is void',
        "if (gift.payment_status === 'voided') continue;",
        '',
      ],
      [
        'an anonymous donor of what staff entered is sealed by name',
        'name: await anonymousDonorName(document.id, firestore)',
        'name: null',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/people-data/payments.ts',
    [erasing],
    [
      [
        'what colleagues noted of a refund goes, too',
        "if (refund.metadata?.['note'])",
        "if (refund.metadata?.['never'])",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/donations/reconcile-ledger.ts',
    [entering],
    [
      [
        'Stripe is not asked for what staff entered',
        'docs.filter(({ id }) => !isEnteredGift(id))',
        'docs',
      ],
    ],
  ),
];
