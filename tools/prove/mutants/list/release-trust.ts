import { mutantsOf } from '../mutant.ts';

const moves = 'functions/src/pointers/move-pointers.emulator.test.ts';
const tokens = 'functions/src/workflows/workflow-token.test.ts';
const publishing = 'libs/publishing/src';
const vouched = 'tools/ship/release/vouched-releases.test.ts';

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
        '    if (!(SHELL in releases)) throw error;\n',
        '    throw error;\n',
      ],
      [
        'the release before takes the place of one that is broken',
        'const all = [...(pointer ? [pointer] : []), ...earlier];',
        'const all = pointer ? [pointer] : earlier.slice(earlier.length);',
      ],
    ],
  ),
];
