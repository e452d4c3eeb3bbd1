import { mutantsOf } from '../mutant.ts';

const pointers = 'functions/rules/release-pointers.rules.test.ts';
const rules = 'firestore.rules';
const publishing = 'libs/publishing/src';
const vouched = 'tools/ship/release/vouched-releases.test.ts';

/** Nothing goes live but what a pointer vouches for, and pointers move as their rules say. */
export const RELEASE_TRUST = [
  ...mutantsOf(
    rules,
    [pointers],
    [
      [
        'an account moves the pointers of its own apps alone',
        'return releasedApps() is list && app in releasedApps() && isReleasing();',
        'return releasedApps() is list && isReleasing();',
      ],
      [
        'whose right to release was taken moves no more',
        'app in releasedApps() && isReleasing()',
        'app in releasedApps()',
      ],
      [
        'a new sign-in is believed again',
        'exists(revocation) && signedInAt() <= get(revocation).data.since',
        'exists(revocation)',
      ],
      ['a move is a new revision', 'next.revision == last.revision + 1', 'next.revision > 0'],
      [
        'who moved it cannot be made up',
        '        && next.moved_by == request.auth.token.email\n',
        '',
      ],
      [
        'when it was moved cannot be made up',
        '        && next.moved_at == request.time;',
        '        ;',
      ],
      [
        'the history is as it was',
        '&& next.history == [lastMove(last)].concat(',
        '&& next.history != [lastMove(last)].concat(',
      ],
      [
        'being staff is not enough to release',
        "isVerified() ? request.auth.token.get('releases', []) : []",
        "isVerified() ? request.auth.token.get('releases', ['giving']) : []",
      ],
      ['a pointer names a release', "        && pointer.release.matches('^[0-9a-f]{32}$')\n", ''],
      [
        'a pointer vouches for what it names',
        "        && pointer.digest.matches('^sha384-[A-Za-z0-9+/]{64}$');",
        '        ;',
      ],
      ['a pointer is that of its own app', 'return pointer.app == app', 'return true'],
      [
        'a pointer holds no address',
        "        && pointer.keys().hasOnly(['app', 'release', 'digest'])\n",
        '',
      ],
      [
        'a pointer from before ADR 26 moves on',
        "return 'release' in pointer ? pointer.release : pointer.version;",
        'return pointer.release;',
      ],
      ['the first move is the first', '        && request.resource.data.revision == 1\n', ''],
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
