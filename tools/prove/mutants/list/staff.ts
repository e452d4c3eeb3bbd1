import { mutantsOf } from '../mutant.ts';

const functions = 'functions/src';
const callables = `${functions}/people/rights-of-callables.emulator.test.ts`;
const failure = `${functions}/callable/failure.test.ts`;
const update = `${functions}/applications/update-application.emulator.test.ts`;
const guests = `${functions}/applications/guest-registrant.emulator.test.ts`;
const release = `${functions}/outbox/release-confirmations.emulator.test.ts`;
const outbox = `${functions}/outbox/send-outbox.emulator.test.ts`;
const admit = `${functions}/applications/admit-application.emulator.test.ts`;
const sweep = `${functions}/applications/sweep-applications.emulator.test.ts`;
const acknowledge = `${functions}/applications/acknowledge-application.emulator.test.ts`;
const recordExport = `${functions}/audit/record-export.emulator.test.ts`;
const send = `${functions}/campaigns/send-email-campaign.emulator.test.ts`;
const control = `${functions}/campaigns/control-campaign.emulator.test.ts`;

/** The rights of staff, and the record of what they do. */
export const STAFF = [
  ...mutantsOf(
    `${functions}/callable/failure.ts`,
    [failure],
    [
      [
        'what passes is told as passing',
        'PASSING_FIRESTORE_STATUSES.includes(error.code)',
        '!PASSING_FIRESTORE_STATUSES.includes(error.code)',
      ],
      [
        'what our own checks say reaches the caller',
        'logRefusal(name, error);\n      throw error;',
        'logRefusal(name, error);',
      ],
      [
        'a failure is logged with its cause',
        'logger.error(`${name} failed`, { cause: causeOf(error) });',
        '',
      ],
      [
        'the log has nothing of what donors typed',
        'const { type, code, param, statusCode, requestId } = error;\n    return { type, code, param, statusCode, requestId };',
        'return { ...error, message: error.message };',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/update-application.ts`,
    [update],
    [
      [
        'who comes second with another status is told so',
        'if (status.from === review.status) return status.to;',
        'return status.to;',
      ],
      [
        'the same note sent twice is one note',
        'if (!note || notes.some(({ id }) => id === note.id)) return undefined;',
        'if (!note) return undefined;',
      ],
      [
        'notes are bounded',
        'if (notes.length >= NOTES_LIMIT) {',
        'if (notes.length > 2 * NOTES_LIMIT) {',
      ],
      ['who changed it is on record', '    noteActionWith(transaction, {', '    void ({'],
      [
        'notes are added, never replaced',
        'notes: note ? [...before.notes, note] : before.notes,',
        'notes: note ? [note] : before.notes,',
      ],
      ['a note says who wrote it', 'author_id: member.actor,', "author_id: '',"],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/update-application.ts`,
    [guests],
    [
      [
        'applications of guests alone make registrants',
        "if (kind === 'guest' && status) {",
        'if (status) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/guest-registrant.ts`,
    [guests],
    [
      ['a guest who is accepted is a registrant', "if (to === 'accepted')", "if (to === 'new')"],
      [
        'whose place is taken back gets no mail of the forum',
        "else if (from === 'accepted') transaction.delete(registrant);",
        '',
      ],
      [
        'tickets are those that mails go by',
        'ticket_type: guest.ticket.toLowerCase(),',
        'ticket_type: null,',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/update-application.callable.ts`,
    [update],
    [
      [
        'only staff decide on applications',
        "const actor = await requireActor(auth, 'applications.review');",
        "const actor = { actor: auth?.uid ?? '', actor_address: null };",
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/acknowledge-application.ts`,
    [acknowledge],
    [
      [
        'what is not in our books is not confirmed',
        'if (!found?.exists) return false;',
        'if (!found?.exists) return true;',
      ],
      [
        'an application whose confirmation is queued is still said to be there',
        'if (queued?.exists) return true;',
        'if (queued?.exists) return false;',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/outbox/release-confirmations.ts`,
    [release],
    [
      [
        'an address gets one confirmation a day, and then another',
        'at.toMillis() + CONFIRMATION_PAUSE_MS',
        'at.toMillis() + 7 * CONFIRMATION_PAUSE_MS',
      ],
      [
        'strangers get so many mails by one network',
        'isOver ? (windowOf(now) + 1) * HOUR_MS : now',
        'now',
      ],
      [
        'strangers get so many mails in all',
        "if (countIn(inTotal) >= APPLICATION_RATES.confirmations) return 'no-room';",
        '',
      ],
      ['the newest have their turn first', ".orderBy('due_at', 'desc')", ".orderBy('due_at')"],
      [
        'what went out already does not have its turn again',
        "if (document.get('status') !== 'held') return 'done';",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/outbox/send-outbox.ts`,
    [outbox],
    [['receipts go before every batch of confirmations', '{ ...run, onBatch }', 'run']],
  ),
  ...mutantsOf(
    `${functions}/applications/admit-application.ts`,
    [admit],
    [
      [
        'a network sends so many applications',
        "if (await isOver(PER_NETWORK, networks, now)) throw refused('too-many');",
        '',
      ],
      ['who shows to be no script is let in', "challenge !== 'passed' && ", ''],
      ['all together are counted', '  await countFor(IN_TOTAL, EVERYWHERE, now);\n', ''],
    ],
  ),
  ...mutantsOf(
    `${functions}/applications/sweep-applications.ts`,
    [sweep],
    [
      [
        'applications of both kinds are swept',
        'for (const kind of APPLICATION_KINDS) count',
        'for (const kind of APPLICATION_KINDS.slice(1)) count',
      ],
      [
        'a sweep does nothing again for what is acknowledged',
        '.filter((_id, index) => !entries[index]?.exists)',
        '.filter((_id, index) => entries.length > index)',
      ],
      ['a sweep leaves to the page what is new', "    .where('created_at', '<=', youngest)\n", ''],
      [
        'who applies after a flood is reached',
        ".orderBy('created_at', 'desc')",
        ".orderBy('created_at')",
      ],
      [
        'what a sweep has come through to is not read again',
        'isMarked ? sweptUntil : oldest',
        'oldest',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/audit/record-export.callable.ts`,
    [recordExport, callables],
    [
      ['every export is on record', '  await noteAction({ action,', '  void ({ action,'],
      [
        'only who may export does',
        'const actor = await requireActor(auth, EXPORT_RIGHTS[action]);',
        "const actor = { actor: auth?.uid ?? '', actor_address: null };",
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/campaigns/preview-email-campaign.callable.ts`,
    [send],
    [
      [
        'only staff learn how many there are',
        "      await requireRight(auth, 'campaigns.preview');\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/campaigns/control-email-campaign.callable.ts`,
    [send, control, callables],
    [
      [
        'only staff pause a campaign',
        'const actor = await requireActor(auth, CAMPAIGN_ACTION_RIGHTS[request.action]);',
        "const actor = { actor: auth?.uid ?? '', actor_address: null };",
      ],
    ],
  ),
  ...mutantsOf(
    `${functions}/campaigns/control-mail.callable.ts`,
    [send, control, callables],
    [
      [
        'only staff stop all mail',
        "const actor = await requireActor(auth, 'mail.control');",
        "const actor = { actor: auth?.uid ?? '', actor_address: null };",
      ],
      ['who stopped all mail is on record', '  noteActionWith(batch, {', '  void ({'],
    ],
  ),
];
