import { mutantsOf } from '../mutant.ts';

const src = 'functions/src';
const statements = `${src}/statements/corrected-gifts.emulator.test.ts`;

/** Mails about money say what is so, to who gave. */
export const TRUE_MAILS = [
  ...mutantsOf(
    `${src}/statements/examine.ts`,
    [statements],
    [
      [
        'a statement lists the gifts of its donor alone',
        'if (normalizeAddress(gift.donor_email) !== normalizeAddress(to)) return [];',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/outbox/outbox-queue.ts`,
    [statements],
    [['a statement without gifts goes to nobody', '    unwanted: emptyStatements,\n', '']],
  ),
  ...mutantsOf(
    `${src}/receipts/receipt-of-gift.ts`,
    [`${src}/gifts/handle-receipt.emulator.test.ts`],
    [
      [
        'a first receipt tells of what went back',
        'const first = firstReceipt(gift.id, record.amount_cents, record);',
        'const first = { giftId: gift.id, revision: 1, returnedCents: 0 };',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/gifts/correct-donation.ts`,
    [`${src}/gifts/other-details.emulator.test.ts`],
    [
      [
        'another correction under the number of one that was made is refused',
        'return refuseOther(transaction, asked);',
        'return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/gifts/enter-gift.ts`,
    [`${src}/gifts/other-details.emulator.test.ts`],
    [
      [
        'another gift under the number of one that is entered is refused',
        'if (!isSame) throw otherDetails();',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/donation-money.ts`,
    [`${src}/donations/donation-money.test.ts`],
    [
      [
        'what a dispute claimed that we won is not lost by another one',
        'states.filter(({ state }) => state === dispute)',
        'states',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/reconcile-events.ts`,
    [`${src}/donations/reconcile-nightly.emulator.test.ts`],
    [
      [
        'an event that was taken at last hides no newer one',
        '  await takeNew(await eventsOf(again));\n  return',
        '  return',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/note-payout.ts`,
    [`${src}/donations/whole-story.emulator.test.ts`],
    [
      [
        'one gift that cannot be recorded keeps no other from its note',
        '    return false;\n',
        '    throw error;\n',
      ],
      [
        'a repair does not thank again',
        'await recordDonation(id, source)',
        "await recordDonation(id, 'webhook')",
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/bounces/find-mail.ts`,
    [`${src}/outbox/suppressed-mails.emulator.test.ts`],
    [
      [
        'a receipt that went to a corrected address is found',
        'of [addressQueued, addressOfDonor]',
        'of [addressQueued]',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/bounces/note-report.ts`,
    [`${src}/outbox/suppressed-mails.emulator.test.ts`],
    [['a receipt that comes back is an error in the log', 'if (isHeld) {', 'if (!report) {']],
  ),
  ...mutantsOf(
    `${src}/outbox/send-outbox.ts`,
    [`${src}/outbox/open-receipts.emulator.test.ts`],
    [
      [
        'the provider takes ours again once it has taken one',
        'if (sent > 0) await noteTaken();',
        'await noteTaken();',
      ],
    ],
  ),
];
