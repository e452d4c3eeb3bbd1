import { mutantsOf } from '../mutant.ts';

const src = 'functions/src';
const inTime = `${src}/stripe/in-time.emulator.test.ts`;
const outbox = `${src}/outbox/kept-mails.emulator.test.ts`;
const statements = `${src}/statements/statements.emulator.test.ts`;
const freeze = `${src}/campaigns/audience/freeze-audience.emulator.test.ts`;

/** A call that asks Stripe something ends while somebody waits. */
const IN_TIME = [
  ...mutantsOf(
    `${src}/donations/process-donation.callable.ts`,
    [inTime],
    [
      [
        'a press of Donate is answered in time',
        'return withinTime(() => processDonation(input, caller));',
        'return processDonation(input, caller);',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/record-donation.callable.ts`,
    [inTime],
    [
      [
        'a page that records a gift is answered in time',
        "await withinTime(() => bringToLedger(paymentIntentId, 'client'));",
        "await bringToLedger(paymentIntentId, 'client');",
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/stripe-webhook.webhook.ts`,
    [inTime],
    [
      [
        'an event is answered in time',
        'await withinTime(() => bringToLedger(event));',
        'await bringToLedger(event);',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/reconcile-donations.callable.ts`,
    [inTime],
    [['a comparison is answered in time', 'return withinTime(() =>', 'return (async () =>']],
  ),
  ...mutantsOf(
    `${src}/refunds/refund-donation.ts`,
    [inTime],
    [
      [
        'a refund is answered in time',
        'return withinTime(() =>',
        'return (async (work) => work())(() =>',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/gifts/tell-stripe.ts`,
    [inTime],
    [
      [
        'a correction is answered in time',
        'return withinTime(async () => {',
        'return (async (work: () => Promise<void>) => work())(async () => {',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/donations/payment-intent.ts`,
    [`${src}/limits/donation-limits.emulator.test.ts`],
    [
      [
        'a payment is cancelled between two cards',
        'await cancelBetweenCards(id);',
        'await stripe().paymentIntents.cancel(id);',
      ],
    ],
  ),
];

/** What is kept for a time goes by itself then. */
const EXPIRING = [
  ...mutantsOf(
    `${src}/campaigns/audience/freeze-audience.ts`,
    [freeze],
    [['a delivery goes when its time is over', "      ...expiryOf('deliveries'),\n", '']],
  ),
  ...mutantsOf(
    `${src}/receipts/receipt-entry.ts`,
    [outbox],
    [['a receipt’s entry goes when its time is over', "    ...expiryOf('outbox'),\n", '']],
  ),
  ...mutantsOf(
    `${src}/applications/acknowledge-application.ts`,
    [outbox],
    [['a confirmation’s entry goes when its time is over', "      ...expiryOf('outbox'),\n", '']],
  ),
  ...mutantsOf(
    `${src}/outbox/account-mail.ts`,
    [outbox],
    [['a mail about an account goes when its time is over', "    ...expiryOf('outbox'),\n", '']],
  ),
  ...mutantsOf(
    `${src}/statements/statement-entry.ts`,
    [outbox],
    [['a statement’s entry goes when its time is over', "    ...expiryOf('outbox'),\n", '']],
  ),
  ...mutantsOf(
    `${src}/statements/gather-gifts.ts`,
    [statements],
    [['a statement goes when its time is over', "      ...expiryOf('statements'),\n", '']],
  ),
];

/** What comes to nothing is told to somebody. */
const TOLD = [
  ...mutantsOf(
    `${src}/deliveries/reclaim-batches.ts`,
    [`${src}/deliveries/reclaim-batches.emulator.test.ts`],
    [
      [
        'a batch whose worker died is an error in the log',
        "  logLost(\n    queue,\n    documents.map(() => 'unknown'),\n  );\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/health/mail-readings.ts`,
    [`${src}/health/watch-health.emulator.test.ts`],
    [['a mail that may have arrived is looked after', "['failed', 'unknown']", "['failed']"]],
  ),
  ...mutantsOf(
    `${src}/campaigns/sweep-campaigns.ts`,
    [`${src}/campaigns/failing-deliveries.emulator.test.ts`],
    [
      [
        'a campaign that is malformed keeps no other from its worker',
        "      continue;\n    }\n    if (state.status !== 'preparing'",
        "      return count;\n    }\n    if (state.status !== 'preparing'",
      ],
    ],
  ),
  ...mutantsOf(
    `${src}/campaigns/retry-deliveries.ts`,
    [`${src}/campaigns/control-campaign.emulator.test.ts`],
    [
      [
        'one press tries each mail once more, not for ever',
        'after === undefined ? all : all.startAfter(after)',
        'all',
      ],
    ],
  ),
];

export const UPKEEP = [...IN_TIME, ...EXPIRING, ...TOLD];
