import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/donations';
const attempt = `${folder}/payment-attempt.emulator.test.ts`;
const spentKeys = `${folder}/spent-keys.emulator.test.ts`;
const process = `${folder}/process-donation.emulator.test.ts`;
const published = `${folder}/published-failures.emulator.test.ts`;

/** A donor's attempt has one payment that can be paid. */
export const DONATIONS = [
  ...mutantsOf(
    `${folder}/process-donation.ts`,
    [attempt, process],
    [
      [
        'a revision that is older than the newest gets no payment',
        "if (attempt === 'superseded') throw refusal('superseded');",
        "if (attempt === 'superseded') return { paymentIntentId: null, spentKeys: 0 };",
      ],
      [
        'a donation that is paid is not begun again',
        "return status === 'succeeded' || status === 'processing';",
        "return status === 'processing';",
      ],
      [
        'a donation whose payment is on its way is not begun again',
        "return status === 'succeeded' || status === 'processing';",
        "return status === 'succeeded';",
      ],
      [
        'the same call again answers with the same payment',
        'if (known?.metadata.revision === String(request.revision)) {',
        'if (known === undefined) {',
      ],
      [
        'the payment of an older revision can never be charged',
        'if (known.older) await cancelOrRefuse(known.older);',
        '',
      ],
      [
        'a payment that lost the race while it was made is cancelled',
        '    await cancelOrRefuse(intent);\n',
        '',
      ],
      [
        'a payment that lost the race is handed out to nobody',
        "    throw refusal('superseded');\n  }",
        '  }',
      ],
      [
        'a cancelled payment is not handed out',
        "if (intent.status === 'canceled') throw refusal('canceled');",
        '',
      ],
      ['another amount is another revision', 'intent.amount === request.amount &&', ''],
      [
        'another name is another revision',
        'isDeepStrictEqual({ ...intent.metadata }, toMetadata(request));',
        'intent.metadata.attempt === request.attempt;',
      ],
      [
        'a card that was faster than its cancellation is named as paid',
        "if ((await cancelIntent(intent.id)) === 'paid')",
        "if ((await cancelIntent(intent.id)) !== 'paid')",
      ],
      [
        "Stripe's word that a key was used for other details is one that the page understands",
        'if (error instanceof StripeIdempotencyError)',
        'if (error instanceof TypeError)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/process-donation.ts`,
    ['functions/src/limits/donation-limits.emulator.test.ts'],
    [
      [
        'donations are counted before they are begun',
        '  await admitIntent({ attempt, revision, email, networks, challenge });\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-attempt.ts`,
    [attempt, spentKeys],
    [
      ['the newest revision wins', 'known.revision > revision', 'known.revision < revision'],
      [
        'what the attempt has paid so far is kept when it is changed',
        'payment_intent_id: known.paymentIntentId,\n      spent_keys',
        'payment_intent_id: null,\n      spent_keys',
      ],
      [
        'a revision that was overtaken is told so',
        'newest.revision === revision && newest.spent_keys === spentKeys',
        'newest.revision >= 0',
      ],
      [
        'what comes late under a key that is spent is handed out to nobody',
        'newest.revision === revision && newest.spent_keys === spentKeys',
        'newest.revision === revision',
      ],
      [
        'a key is spent once',
        'if (known.revision !== revision || known.spent_keys !== spentKeys) return;',
        '',
      ],
      [
        'the payment is noted before its secret is given away',
        'if (isNewest) transaction.update(document, { payment_intent_id: paymentIntentId });',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-intent.ts`,
    [`${folder}/payment-intent.test.ts`, attempt, process, published, spentKeys],
    [
      [
        '[CALL-03] the amount in cents is what is charged',
        'amount: request.amount,',
        'amount: request.amount * 100,',
      ],
      [
        'each revision has an idempotency key of its own',
        '`${request.attempt}:${request.revision}`',
        '`${request.attempt}`',
      ],
      [
        'after a failure that Stripe would repeat for a day, the next call has another key',
        'spentKeys === 0 ? revision : `${revision}:${spentKeys}`',
        'revision',
      ],
      [
        'an answer of 500 is one that Stripe repeats',
        'statusCode >= 500 ||',
        'statusCode > 599 ||',
      ],
      [
        'a repeated call has the same idempotency key',
        '`${request.attempt}:${request.revision}`',
        '`${request.attempt}:${request.revision}:${Math.random()}`',
      ],
      [
        'the payment carries what the donation is rebuilt from',
        '      metadata: toMetadata(request),\n',
        '',
      ],
      [
        'a payment that was cancelled before is not called paid',
        "return status === 'canceled' ? 'canceled' : 'paid';",
        "return 'paid';",
      ],
      [
        'a failure of Stripe while it cancels is not taken for a payment',
        "if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/donation-metadata.ts`,
    [`${folder}/donation-metadata.test.ts`, process, attempt],
    [
      [
        '[DON-03] anonymous is anonymous',
        "is_anonymous: request.makeAnonymous ? 'true' : 'false',",
        "is_anonymous: 'false',",
      ],
      [
        'the message goes with the payment',
        "...(request.message !== '' && { message: request.message }),",
        '',
      ],
      [
        'the revision goes with the payment',
        'revision: String(request.revision),',
        "revision: '0',",
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/limits/admitted-input.ts',
    [process, 'functions/src/limits/admit-call.emulator.test.ts'],
    [
      [
        '[CALL-16] what is sent is checked before anything is done',
        'checkedInput(schema, data)',
        'data as never',
      ],
      ['a malformed call is counted', '  await admitCall(name, networks);\n', ''],
    ],
  ),
];
