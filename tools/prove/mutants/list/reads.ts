import { mutantsOf } from '../mutant.ts';

const rules = 'firestore.rules';
const access = 'functions/rules/access.rules.test.ts';
const reads = 'functions/rules/reads.rules.test.ts';
const functions = 'functions/src/reads';
const note = `${functions}/note-reading.emulator.test.ts`;

/** The notes of who reads people, without which the rules answer nobody. */
export const READS = [
  ...mutantsOf(
    rules,
    [reads],
    [
      [
        '[SEC-05] a note is for an hour',
        '.data.until[collection] > request.time',
        '.data.until[collection] != null',
      ],
      [
        '[SEC-05] a note for one collection is none for another',
        'until[collection] > request.time',
        'until.size() > 0',
      ],
      [
        '[SEC-05] a note of one session is none for another of the account',
        'reads/$(sessionId())).data',
        'reads/$(request.auth.uid)).data',
      ],
      [
        '[SEC-05] donations are read by who has noted it',
        "mayRead(['viewer', 'treasurer']) && hasNoted('donations')",
        "mayRead(['viewer', 'treasurer'])",
      ],
      [
        '[SEC-05] applications are read by who has noted it',
        " && hasNoted('student_applications')",
        '',
      ],
      [
        '[SEC-05] registrants are counted by who has noted it',
        "allow read: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');",
        "allow get: if mayRead(['viewer', 'mailer']) && hasNoted('unified_registrants');\n      allow list: if mayRead(['viewer', 'mailer']);",
      ],
    ],
  ),
  ...mutantsOf(
    rules,
    [access],
    [
      [
        '[SEC-05] nobody writes a ticket of their own',
        'match /reads/{session} {\n      allow read, write: if false;',
        'match /reads/{session} {\n      allow read: if false;\n      allow write: if request.auth != null;',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/note-reading.ts`,
    [note],
    [
      ['a reading is on record', '  noteActionWith(batch, {', '  void ({'],
      ['a ticket for one collection leaves the others', ', { merge: true }', ''],
      ['a ticket is for an hour', 'Date.now() + NOTE_VALID_MS', 'Date.now() + 24 * NOTE_VALID_MS'],
    ],
  ),
  ...mutantsOf(
    `${functions}/note-reading.callable.ts`,
    [note],
    [
      [
        'who may not read gets no ticket',
        'await requireActor(auth, rightToRead(request));',
        "{ actor: auth?.uid ?? '' };",
      ],
    ],
  ),
  ...mutantsOf(
    'apps/admin/src/reading/as-noted.ts',
    ['apps/admin/src/reading/as-noted.test.tsx'],
    [
      ['nothing is read before its note is left', '    await note.left;\n', ''],
      [
        'a visit leaves one note, not one for each page of rows',
        'if (known && Date.now() - known.at < RENEWED_AFTER_MS) return known;',
        '',
      ],
      [
        'a note is left anew before it runs out',
        'known && Date.now() - known.at < RENEWED_AFTER_MS',
        'known',
      ],
      [
        'after a failure a new note is left',
        '    if (notes.get(name) === note) notes.delete(name);\n',
        '',
      ],
    ],
  ),
];
