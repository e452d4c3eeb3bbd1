import { mutantsOf } from '../mutant.ts';

const folder = 'functions/src/donations';
const reconcile = `${folder}/reconcile.emulator.test.ts`;
const pages = `${folder}/reconcile-pages.emulator.test.ts`;
const night = `${folder}/reconcile-nightly.emulator.test.ts`;
const byStaff = `${folder}/reconcile-donations.emulator.test.ts`;

/** Stripe and the books agree, or it is named where they do not. */
export const RECONCILIATION = [
  ...mutantsOf(
    `${folder}/reconcile.ts`,
    [reconcile, pages],
    [
      [
        'a record that is malformed is named',
        "if (known === 'malformed') {",
        "if (known === 'malformed' && intent.amount < 0) {",
      ],
      [
        'payments of others are left alone',
        'paid.filter(({ metadata }) => isOurs(metadata))',
        'paid.filter(({ metadata }) => metadata)',
      ],
      [
        'unpaid ones are left alone',
        'await reconcilePage(data.filter(isPaidIntent), donations, report);',
        'await reconcilePage(data as PaidIntent[], donations, report);',
      ],
      [
        'amounts are compared',
        'if (known && known.amount_cents !== intent.amount_received) {',
        'if (known && known.amount_cents > intent.amount_received) {',
      ],
      ['it goes on from where it stopped', 'let after = cursor;', 'let after: string | undefined;'],
      ['all pages are read', 'if (after === undefined) break;', 'if (after !== undefined) break;'],
      [
        'the report says where to go on',
        'return { ...report, cursor: after ?? null };',
        'return report;',
      ],
      ['each page is compared with its own time only', '    until = last?.created;\n', ''],
      [
        'what the ledger has and Stripe does not confirm is named',
        '    report.problems.push(...(await unconfirmedDonations(data, donations.keys())));\n',
        '',
      ],
      [
        'a status that somebody changed by hand comes back',
        'statusOf(amount_received, known) === known.payment_status',
        'true',
      ],
      [
        'a refund that nobody told of is found',
        'latest_charge.amount_refunded === refunded_cents &&',
        '',
      ],
      [
        'a failure of Firestore ends the run and is no finding',
        'if (!(error instanceof z.core.$ZodError)) throw error;',
        '',
      ],
      [
        'what is spoilt keeps nothing else from being repaired',
        'if (!(error instanceof z.core.$ZodError)) throw error;',
        'throw error;',
      ],
      [
        'a donor without a receipt is named',
        "if (change === 'unthanked') note(",
        "if (change === 'unchanged') note(",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/reconcile-nightly.ts`,
    [night],
    [
      [
        'a gift is not read every night',
        'since: new Date(now - RECENT_MS), isOver',
        'since: new Date(now - LOOKS_BACK_MS), isOver',
      ],
      [
        'everything is compared once a month',
        'if (!isUnderWay && now - place.fullBegun < FULL_EVERY_MS)',
        'if (!isUnderWay)',
      ],
      [
        'what takes several nights goes on from its place',
        'cursor: place.fullCursor ?? undefined,',
        '',
      ],
      [
        'an event that could not be taken comes up again',
        'eventsFailed: failed });',
        'eventsFailed: [] });',
      ],
      [
        'no night looks at all events again for one that cannot be taken',
        'if (isWhole && failed.length <= MOST_FAILED_EVENTS)',
        'if (isWhole && failed.length === 0)',
      ],
      [
        'events that are listed late are not passed over',
        'place.eventsUntil - EVENTS_OVERLAP_MS',
        'place.eventsUntil',
      ],
      [
        'events for which there was no time are not passed over',
        'if (isWhole && failed.length <= MOST_FAILED_EVENTS)',
        'if (failed.length <= MOST_FAILED_EVENTS)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/reconcile-events.ts`,
    [night],
    [
      [
        'what the webhook has taken is not taken again',
        'events.filter((_event, index) => !known[index]?.exists)',
        'events.filter((_event, index) => known[index])',
      ],
      [
        'payments of others are not asked for',
        'if (seen.has(subject) || isOfOthers(event)) return false;',
        'if (seen.has(subject)) return false;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/reconcile-unconfirmed.ts`,
    [reconcile],
    [
      [
        'a payment that Stripe does not know is named',
        'if (intent === null) {\n    return { paymentIntentId,',
        'if (intent === null) {\n    return null && { paymentIntentId,',
      ],
      [
        'one that was paid after the list was read is no problem',
        'if (isPaidIntent(intent)) return null;',
        '',
      ],
      [
        'what the page has confirmed is not asked for again',
        '.filter((id) => !confirmed.has(id))',
        '.filter((id) => confirmed.has(id))',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment-intent.ts`,
    [reconcile, pages],
    [
      [
        'payments from before are left alone',
        'created: { gte: Math.floor(since.getTime() / 1000) },',
        'created: { gte: 0 },',
      ],
      [
        'the next page begins after the last one',
        '...(after !== undefined && { starting_after: after }),',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/reconcile-donations.callable.ts`,
    [byStaff],
    [
      [
        'visitors may not reconcile',
        "const actor = await requireActor(auth, 'donations.reconcile');",
        "const actor = { actor: auth?.uid ?? '', actor_address: null };",
      ],
      ['it is on record who repaired by hand', '  await noteAction({', '  void ({'],
      [
        'a call goes on from the cursor that it is given',
        'cursor, pages: PAGES_OF_A_CALL }',
        'pages: PAGES_OF_A_CALL }',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/reconcile-ledger.ts`,
    [pages],
    [
      [
        'a ledger of another account is not read as a whole',
        '.limit(MOST_IN_SPAN)',
        '.limit(10 * MOST_IN_SPAN)',
      ],
      [
        'it is named where a ledger has more than is compared',
        'isWhole: docs.length < MOST_IN_SPAN',
        'isWhole: true',
      ],
    ],
  ),
];
