import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/donations';
const webhook = `${folder}/stripe-webhook.emulator.test.ts`;
const limits = 'functions/src/limits/donation-limits.emulator.test.ts';

/** Stripe's events are believed only if they are signed, and Stripe is asked again. */
export const WEBHOOK = [
  ...mutantsOf(
    `${folder}/stripe-webhook.webhook.ts`,
    [webhook],
    [
      ['what nobody signed is refused', 'if (event === null) {', 'if (event === undefined) {'],
      [
        'a request without a good signature is answered with 400',
        'response.status(400)',
        'response.status(200)',
      ],
      [
        'what the ledger could not take is answered with 500, so that it comes again',
        "response.status(500).type('text/plain').send('Not recorded.",
        "response.status(200).type('text/plain').send('Not recorded.",
      ],
      [
        'Stripe is answered after the commit, not before',
        '  await withinTime(() => bringToLedger(event));\n  response.json({ received: true });',
        '  response.json({ received: true });\n  await withinTime(() => bringToLedger(event));',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/donations/take-event.ts',
    [webhook, 'functions/src/donations/whole-story.emulator.test.ts'],
    [
      [
        'an event that Stripe does not confirm, or that our key cannot see, is not lost',
        "if (outcome === 'recorded' || outcome === 'foreign' || isOfAnyCharge(event)) return;",
        'return;',
      ],
      [
        'a gift tells which transfer to our bank it was part of',
        'await notePayout(event.data.object.id, source);',
        '',
      ],
      [
        'the event is noted with what it brought',
        'recordDonation(paymentIntentId, source, event)',
        'recordDonation(paymentIntentId, source)',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/donations/payment-of-event.ts',
    [webhook],
    [
      [
        'a charge without an intent is none of ours',
        "return typeof intent === 'string' ? intent : (intent?.id ?? null);",
        'return String(intent);',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/stripe/stripe-setup.ts',
    ['functions/src/donations/whole-story.emulator.test.ts'],
    [
      ['refunds are heard of', "  'refund.created': ", "  'refund.canceled': "],
      ['a refund that came back is heard of', "  'refund.updated': ", "  'refund.changed': "],
      ['disputes are heard of', "  'charge.dispute.closed': ", "  'charge.dispute.ended': "],
    ],
  ),
  ...mutantsOf(
    'functions/src/stripe/verified-event.ts',
    [webhook],
    [
      [
        'an old body is not taken again, however well it is signed',
        'constructEvent(rawBody, signature, secret)',
        'constructEvent(rawBody, signature, secret, Number.MAX_SAFE_INTEGER)',
      ],
      [
        'the second of two secrets is good, too',
        '  return null;\n}',
        "  throw new Error('not signed');\n}",
      ],
      [
        'while the secret is rotated, both are good',
        'for (const secret of secrets) {',
        'for (const secret of secrets.slice(0, 1)) {',
      ],
      [
        'a signature is checked',
        'return stripe().webhooks.constructEvent(rawBody, signature, secret);',
        'return JSON.parse(rawBody.toString()) as Stripe.Event;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/limit-declines.ts`,
    [limits],
    [
      [
        'the last card that an intent may have declined cancels it',
        '  const outcome = await cancelIntent(id);',
        "  const outcome = 'canceled';",
      ],
      ['cards that are tried all at once are counted by Stripe', '    stopScript(id),\n', ''],
      [
        'who types has all of the cards that an intent may have',
        'last - before >= secondsBetweenCards',
        'last - before > 100 * secondsBetweenCards',
      ],
      ['a script has two cards', 'if (!isTyped || earlier', 'if (earlier'],
      [
        'an intent may have as many declined cards as we say, not one less',
        'if (counted >= (await declinesAllowed(attempt)))',
        'if (counted + 1 >= (await declinesAllowed(attempt)))',
      ],
      [
        'payments of others are left alone',
        'if (!isOurs(metadata)) return;',
        'if (isOurs(metadata)) return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-intent.ts`,
    [limits],
    [
      [
        'only cards that were declined are counted as declined',
        "data.filter(({ status }) => status === 'failed').map(",
        "data.filter(({ status }) => status === 'pending').map(",
      ],
    ],
  ),
];
