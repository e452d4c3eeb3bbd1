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
      [
        'an event that Stripe itself does not confirm is not lost',
        "if (outcome === 'unpaid' || outcome === 'unknown') {",
        "if (outcome === 'unknown') {",
      ],
      [
        'an event for a payment that our key cannot see is not lost',
        "if (outcome === 'unpaid' || outcome === 'unknown') {",
        "if (outcome === 'unpaid') {",
      ],
      ['refunds are heard of', "    case 'charge.refunded':\n", ''],
      [
        'disputes are heard of',
        "    case 'charge.dispute.created': {",
        "    case 'charge.dispute.closed': {",
      ],
      [
        'the event is noted with what it brought',
        "recordDonation(paymentIntentId, 'webhook', event)",
        "recordDonation(paymentIntentId, 'webhook')",
      ],
      [
        'a charge without an intent is none of ours',
        "return typeof intent === 'string' ? intent : (intent?.id ?? null);",
        'return String(intent);',
      ],
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
