import { mutantsOf } from '../mutant.ts';

const sealed = 'functions/src/sealed-gifts';
const data = 'functions/src/people-data';
const envelope = `${sealed}/envelope.test.ts`;
const unsealing = `${sealed}/unseal-gifts.emulator.test.ts`;
const sealing = `${data}/sealing.emulator.test.ts`;

/** Who gave, under seal once they are erased. */
export const SEALED_GIFTS = [
  ...mutantsOf(
    `${sealed}/envelope.ts`,
    [envelope],
    [
      [
        'an envelope opens only beside its own date and payment',
        "if (sub !== subject || exp !== secondsOf(until)) throw new NotOpened('changed');",
        '',
      ],
      [
        'an envelope has one spelling',
        "if (encode(bytes) !== text) throw new NotOpened('changed');",
        '',
      ],
      [
        'each envelope has a key of its own',
        'const key = randomBytes(KEY_BYTES);',
        'const key = Buffer.alloc(KEY_BYTES);',
      ],
      [
        'each envelope has a nonce of its own',
        'const nonce = randomBytes(NONCE_BYTES);',
        'const nonce = Buffer.alloc(NONCE_BYTES);',
      ],
      [
        'its length tells nothing of a name',
        'Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES',
        'bytes.length',
      ],
    ],
  ),
  ...mutantsOf(
    `${sealed}/sealed-gifts.ts`,
    [sealing],
    [
      ['what is sealed is noted', 'await note({ gifts: missing.length, until });', ''],
      [
        'what is sealed already is not sealed again',
        'return gifts.filter((_gift, index) => !found[index]?.exists);',
        'return gifts.filter((_gift, index) => index >= 0 || !found[index]?.exists);',
      ],
    ],
  ),
  ...mutantsOf(
    `${sealed}/unseal-gifts.ts`,
    [unsealing],
    [
      ['a gift that is over is not opened', 'until.getTime() <= Date.now()', 'false'],
      [
        'one that stays closed does not keep the others closed',
        'if (error instanceof NotOpened) return { payment, why: error.why };',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${sealed}/gift-record.ts`,
    [sealing],
    [
      [
        'of an old gift nothing stays',
        'if (until.getTime() <= now) return undefined;',
        'if (until.getTime() <= now - 1e15) return undefined;',
      ],
    ],
  ),
  ...mutantsOf(
    `${data}/kept-gifts.ts`,
    [sealing],
    [
      [
        'the law knows no anonymous donors',
        "name: metadata['donor_name'] || card.name,",
        'name: card.name,',
      ],
      [
        'who has no metadata any more is named by the card',
        "name: metadata['donor_name'] || card.name,",
        "name: metadata['donor_name'] ?? null,",
      ],
      [
        'a gift of which Stripe knows nothing is named as in the ledger',
        '...(gift.donor_name !== null && { name: gift.donor_name }),',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${data}/erase-person.ts`,
    [sealing],
    [
      ['a payment is sealed before it is forgotten', 'await sealGifts(backend, paid, note);', ''],
      [
        'a gift of the ledger is sealed before it loses its donor',
        'await sealGifts(backend, others, note);',
        '',
      ],
      [
        'without a key nobody is erased',
        'if (await lacksSealingKey(backend, address)) throw new Failure(SEALING_KEY_MISSING);',
        '',
      ],
    ],
  ),
];
