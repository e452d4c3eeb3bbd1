import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/receipts';
const facts = `${folder}/receipt-facts.test.ts`;
const statements = 'functions/src/statements/statements.emulator.test.ts';
const replacing = `${folder}/replacing-receipt.emulator.test.ts`;

/** What a donor is told of their gift, and once only. */
export const RECEIPTS = [
  ...mutantsOf(
    `${folder}/receipt-entry.ts`,
    [replacing, 'functions/src/outbox/send-outbox.emulator.test.ts'],
    [
      ['[DON-18] a receipt waits to be sent', '    ...WAITING,\n', "    status: 'held',\n"],
      [
        'one gift has one entry for each of its receipts',
        '`${name}_${revision}`',
        '`${name}_${Math.random()}`',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/receipt-mail.ts`,
    ['functions/src/donations/anonymous-donor.emulator.test.ts'],
    [
      [
        'a receipt names its donor to themselves, anonymous or not',
        '{ ...gift, donor_name },',
        'gift,',
      ],
    ],
  ),
  ...mutantsOf(
    'libs/contracts/src/gift-day.ts',
    [facts],
    [
      [
        '[DON-18] a receipt says when it was paid',
        '{ created_at, paid_at = created_at }: DatedGift',
        '{ created_at: paid_at }: DatedGift',
      ],
      [
        'the day of a gift is the one of the calendar there',
        'localDay(giftMoment(gift))',
        'giftMoment(gift).toISOString().slice(0, 10)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/receipt-facts.ts`,
    [facts],
    [
      ['a receipt that nothing is left of is canceled', 'keptCents > 0', 'keptCents >= 0'],
      [
        'a canceled receipt says what became of the gift',
        "if (dispute !== 'lost')",
        "if (dispute === 'lost')",
      ],
      [
        '[DON-18] a receipt says what was given',
        'amountCents: gift.amount_cents,',
        'amountCents: gift.amount_cents * 100,',
      ],
      [
        '[DON-20] a receipt says what there is to say of tax',
        'taxWording: wording.EMAIL_TAX_WORDING,',
        'taxWording: wording.RECEIPT_GOODS_WORDING,',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/replacing-receipt.ts`,
    [replacing],
    [
      ['a refund is told once', 'if (returned === record.receipt_returned_cents) return null;', ''],
      ['an entry that is there is not made again', 'if (!isQueued) queue', 'queue'],
      ['who was never thanked is not told of a refund', 'record.receipt_revision === 0 || ', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/replaced-receipts.ts`,
    [replacing],
    [
      [
        'no receipt comes after the one that replaces it',
        'state.receipt_revision > revision',
        'state.receipt_revision < revision',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/take-further.ts',
    [statements],
    [
      [
        'of two who take a run further, one goes on',
        'if (!isSamePlace(runIn(await transaction.get(document)), run)) return;',
        '',
      ],
      [
        'who has a statement gets no second',
        'due.filter((_statement, index) => !known[index]?.exists)',
        'due',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/examine.ts',
    [statements],
    [
      [
        'who wants no mail gets no statement',
        "return examined('suppressed');",
        "return examined('due');",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/statement-facts.ts',
    [statements],
    [
      [
        'a statement lists the gifts of its year alone',
        'startsWith(`${year}-`)',
        "startsWith('2')",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/unaddressed-gifts.ts',
    ['functions/src/statements/unaddressed-gifts.emulator.test.ts'],
    [
      [
        'who never had an address was not erased',
        '!isEnteredGift(id) || sealed.has(id)',
        'isEnteredGift(id) || !sealed.has(id)',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/control-statements.ts',
    [statements],
    [
      ['no statement of a year that is not over', 'if (year < thisYear) return;', 'return;'],
      [
        'nothing is sent that was not counted',
        "if (action === 'send' && !CAN_BE_SENT.includes(run.phase)) {",
        "if (action !== 'send' && !CAN_BE_SENT.includes(run.phase)) {",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/statements/statement-facts.ts',
    ['functions/src/statements/statement-facts.test.ts'],
    [['what went back is no gift', '+ given - returned', '+ given']],
  ),
  ...mutantsOf(
    'libs/contracts/src/gift-amounts.ts',
    ['functions/src/statements/statement-facts.test.ts'],
    [
      [
        'a statement is in the currency of the account',
        'if (currency === DONATION_CURRENCY) {',
        'if (currency !== undefined) {',
      ],
    ],
  ),
];
