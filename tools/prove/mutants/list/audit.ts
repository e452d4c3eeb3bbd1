import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/audit-seals';
const seals = `${folder}/audit-seals.emulator.test.ts`;

/** The seals of the audit log. */
export const AUDIT = [
  ...mutantsOf(
    `${folder}/seal-audit-log.ts`,
    [seals],
    [
      ['what may still change its place is not sealed', 'place.at.valueOf() > youngest', 'false'],
      ['what was sealed is not sealed again', 'after(ordered, last?.to).limit', 'ordered.limit'],
      ['a run that died is made up for', '  if (last) await publish(last);\n', ''],
      [
        'of two runs at once one seals',
        'return false;\n    }\n    throw error;',
        'return true;\n    }\n    throw error;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/seal.ts`,
    [seals],
    [
      [
        'a seal has the hash of the one before',
        'previous: last?.hash ?? FIRST_PREVIOUS',
        'previous: FIRST_PREVIOUS',
      ],
      [
        'an address that an erasure takes is in no seal',
        '.filter(([name]) => name !== OLD_ACTOR_EMAIL)',
        '',
      ],
      [
        'all that an entry says is sealed',
        'digest({ id: entry.id, data: Object.fromEntries(fields) })',
        'digest({ id: entry.id })',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/check-seals.ts`,
    [seals],
    [
      ['a seal that was made anew is found', 'told.size > 1 || !told.has(hash)', 'told.size > 1'],
      ['a seal that is missing is found', 'if (number !== expected)', 'if (number < expected)'],
      ['a seal is what it says', 'seal.hash === hashOf(seal) && ', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/verify-audit-log.ts`,
    [seals],
    [
      ['an entry that was changed is found', 'seal.digest === entryDigest(entry)', 'entry.exists'],
      [
        'an entry that was inserted is found',
        'return end === undefined || isBefore(end, place);',
        'return true;',
      ],
      [
        'an entry of a time to come is found',
        '!place || place.at.valueOf() > latest.valueOf()',
        '!place',
      ],
      [
        'an entry that was removed is found',
        'for (const [id, { number }] of sealed) {',
        'for (const [id, { number }] of [] as [string, { number: number }][]) {',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/audit/known-address.ts',
    [seals],
    [
      ['an account acts under one digest', '  if (document) return document.id;\n', ''],
      [
        'each digest has a salt of its own',
        "salt: randomBytes(32).toString('hex')",
        "salt: 'salt'",
      ],
    ],
  ),
];
