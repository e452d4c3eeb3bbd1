import { mutantsOf } from '../mutant.ts';

const moves = 'functions/src/pointers/move-pointers.emulator.test.ts';
const tokens = 'functions/src/workflows/workflow-token.test.ts';
const publishing = 'libs/publishing/src';
const vouched = 'tools/ship/release/vouched-releases.test.ts';
const withdrawn = 'tools/ship/release/withdrawn-releases.test.ts';
const withdrawals = 'functions/src/pointers/withdraw-release.emulator.test.ts';

/** Nothing goes live but what a pointer vouches for, and pointers move as one function says. */
export const RELEASE_TRUST = [
  ...mutantsOf(
    'functions/src/pointers/move-pointers.ts',
    [moves],
    [
      [
        'a mover moves the pointers of their own apps alone',
        'if (!request.moves.every(({ app }) => mover.mayMove(app))) {',
        'if (!request.moves.some(({ app }) => mover.mayMove(app))) {',
      ],
      [
        'a move is based on what is live',
        'if (seen === revision) return;',
        'if (seen >= 0 && revision >= 0) return;',
      ],
      [
        'the history is as it was',
        'history: historyAfter(last),',
        'history: historyAfter(undefined),',
      ],
      ['who moved it stands there', 'moved_by: mover.name,', "moved_by: 'somebody',"],
      [
        'what may not go live does not',
        'if (!(error instanceof Failure)) throw error;',
        'if (error instanceof Failure) return [];',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/pointers/move-pointers.ts',
    [withdrawals],
    [
      [
        'what is withdrawn stays so when pointers move',
        '        ...(last?.withdrawn && { withdrawn: last.withdrawn }),\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/pointers/move-pointers.ts',
    ['functions/src/pointers/move-gates.emulator.test.ts'],
    [
      ['a release waits for functions that take its calls', 'deployedCalls: describeCalls(), ', ''],
      ['what nobody has tried together is asked about', ', attestationOf }', ' }'],
      [
        'what was accepted stands in the history',
        '...(accepted.length > 0 && { accepted: [...accepted] }),\n        history',
        'history',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/pointers/withdraw-release.ts',
    [withdrawals],
    [
      [
        'what visitors get is not withdrawn',
        'if (pointer.release === release) {',
        "if (pointer.release === '') {",
      ],
      ['a team withdraws its own releases', 'if (!mover.mayMove(app)) {', "if (app === '') {"],
      ['previews are told', 'revision: last.revision + 1,', 'revision: last.revision,'],
    ],
  ),
  ...mutantsOf(
    'functions/src/attestations/attestations.ts',
    ['functions/src/attestations/attestations.emulator.test.ts'],
    [['a workflow speaks of its own app', 'if (!mayAttest(app)) {', "if (app === '') {"]],
  ),
  ...mutantsOf(
    `${publishing}/verify/verify-move.ts`,
    [withdrawn],
    [
      [
        'what is withdrawn does not go live',
        '  refuseWithdrawn({ app, release }, site.pointers.get(app));\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${publishing}/gates/meetings/meetings.ts`,
    [`${publishing}/gates/meetings/meetings.test.ts`],
    [
      [
        'what does not fit has not met',
        ' && report.findings.length === 0);',
        ' && report.findings.length >= 0);',
      ],
      ['each gate speaks for itself', 'report.gate === gate && ', ''],
      [
        'a shell stands in for those that it was compared with',
        'standsFor = shellIn(await fitting(standsFor, ',
        "standsFor = shellIn(await fitting({ app: '', release: '' }, ",
      ],
    ],
  ),
  ...mutantsOf(
    `${publishing}/pointers/pointer-history.ts`,
    [`${publishing}/gates/meetings/meetings.test.ts`],
    [
      [
        'one after the other is not together',
        'from < end && begin < until',
        'from < end || begin < until',
      ],
    ],
  ),
  ...mutantsOf(
    'functions/src/workflows/workflow-token.ts',
    [tokens],
    [
      ['a workflow is of its repository', 'bound.repository === repository && ', ''],
      ['a workflow is of its environment', 'bound.environment === environment && ', ''],
      ['a workflow is of its branch', ' && bound.ref === ref', ''],
      ['a token is for us', '    audience,\n    algorithms', '    algorithms'],
      ['a token is of the issuer', '    issuer,\n    audience,', '    audience,'],
      ['a token is young', '    maxTokenAge: OLDEST_S,\n', ''],
    ],
  ),
  ...mutantsOf(
    `${publishing}/hosting-api/hosting-site.ts`,
    [`${publishing}/hosting-api/hosting-site.test.ts`],
    [
      [
        'what was deployed meanwhile is looked for',
        'if (!current || stateOf(current) !== base) return undefined;',
        'if (!current) return undefined;',
      ],
      [
        'what was deployed at the last moment is looked for',
        'return own && before && isOvertaken(own, before) ? undefined : lastPart(version);',
        'return own && before ? lastPart(version) : undefined;',
      ],
      ['whose turn it is, is asked', '  await confirm();\n', ''],
      ['a site has the files of its shell', '  requireShell(composed.shell, kept);\n', ''],
    ],
  ),
  ...mutantsOf(
    'functions/src/publishing/publish-site.ts',
    ['functions/src/publishing/publish-site.emulator.test.ts'],
    [
      [
        'whoever comes meanwhile goes away',
        'if (isTaken(publishing)) return false;',
        'if (isTaken(publishing) && again) return false;',
      ],
    ],
  ),
  ...mutantsOf(
    `${publishing}/reading/open-release.ts`,
    [vouched],
    [
      [
        'the list of a release is the one that its pointer names',
        'if (integrityOf(content) !== digest) {',
        'if (integrityOf(content) === "") {',
      ],
      [
        'a file is the one of the list',
        'content.length === size && integrityOf(content) === integrity',
        'content.length > 0',
      ],
      ['a release is that of its app', 'if (name !== app) throw', 'if (name === "") throw'],
      [
        'the id of a release is a hash of its list',
        'pointer.release !== release || id !== release',
        'pointer.release !== release',
      ],
    ],
  ),
  ...mutantsOf(
    `${publishing}/compose/compose-live-releases.ts`,
    [vouched],
    [
      [
        'what is broken takes nothing else along',
        '    if (!(SHELL in releases) || !isFault(error)) throw error;\n',
        '    throw error;\n',
      ],
      [
        'the release before takes the place of one that is broken',
        'const all = [...(pointer ? [pointer] : []), ...earlier];',
        'const all = pointer ? [pointer] : earlier.slice(earlier.length);',
      ],
    ],
  ),
  ...mutantsOf(
    `${publishing}/compose/compose-live-releases.ts`,
    [withdrawn],
    [
      [
        'composing makes nothing live that is withdrawn',
        '    if (withdrawal) {\n',
        '    if (withdrawal && failed.length > 9) {\n',
      ],
    ],
  ),
];
