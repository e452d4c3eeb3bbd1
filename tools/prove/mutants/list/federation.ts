import { mutantsOf } from '../mutant.ts';

const folder = 'libs/federation/src';
const recovery = 'libs/platform/src/recovery';
const loader = `${folder}/loading/remote-loader.test.ts`;
const deadline = 'libs/browser/src/deadline/with-deadline.test.ts';
const part = `${folder}/parts/remote-part.test.tsx`;
const linkMode = `${folder}/following/link-mode.test.ts`;
const follower = `${folder}/following/release-follower.test.tsx`;
const registry = `${folder}/registry/registry.store.test.ts`;
const background = `${folder}/registry/read-in-background.test.tsx`;
const preloader = `${folder}/preload/page-preloader.test.tsx`;
const uncaught = `${folder}/failures/uncaught-errors.test.tsx`;
const entry = `${folder}/loading/entry-script.test.tsx`;

/** A remote that fails fails alone, comes back, and is the release that it should be. */
export const FEDERATION = [
  ...mutantsOf(
    'libs/browser/src/deadline/with-deadline.ts',
    [deadline],
    [
      [
        'who waits is told when the time is over',
        'setTimeout(() => reject(failure()), milliseconds)',
        'setTimeout(() => reject(failure()), 100 * milliseconds)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/loading/entry-script.ts`,
    [entry],
    [
      [
        'a script is checked against its hash',
        'src: url, integrity, crossOrigin',
        'src: url, crossOrigin',
      ],
      [
        'the global of an earlier try does not pass for the result of this one',
        '  for (const left of globals) if (containerIn(left)) Reflect.set(window, left, undefined);\n',
        '',
      ],
      [
        'what browsers have under the name of a remote stays',
        'if (containerIn(left)) Reflect.set',
        'Reflect.set',
      ],
      [
        'an entry of an older build is known by its name',
        'containerIn(global) ?? containerIn(name)',
        'containerIn(global)',
      ],
      ['an entry that throws is broken', 'if (thrown === undefined) {', 'if (thrown !== null) {'],
      ['what is no remote is broken', 'if (!container) {', 'if (container === null) {'],
    ],
  ),
  ...mutantsOf(
    `${folder}/loading/remote-loader.ts`,
    [loader, part],
    [
      [
        'a remote that needs a newer platform is not loaded',
        '    requirePlatform(name, pointer, platformVersion);\n',
        '',
      ],
      [
        'a live release that needs a newer shell waits for the next document',
        'return isCompatible(composed, platformVersion) ? composed : live;',
        'return live;',
      ],
      [
        'each try asks for a script of its own',
        'attempts.set(name, attempt + 1);',
        'attempts.set(name, 0);',
      ],
      ['the next try follows a pointer that has moved', '      void registry.refresh();\n', ''],
      ['two parts of a remote load it once', 'if (pending) return pending;', ''],
      [
        'a remote that is there is not loaded again',
        "if (state.phase === 'ready') return Promise.resolve();",
        '',
      ],
      ['failures are counted', 'failures: failures + 1, failure }', 'failures: 1, failure }'],
    ],
  ),
  ...mutantsOf(
    `${recovery}/use-retry.ts`,
    [`${recovery}/use-retry.test.tsx`, part],
    [
      [
        'a part comes back soon',
        'failures <= QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY',
        'failures > QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY',
      ],
      [
        'a page that nobody looks at waits',
        "if (failures > 0 && document.visibilityState === 'visible') retry();",
        'if (failures > 0) retry();',
      ],
      [
        'a part comes back as soon as the browser is online',
        "    window.addEventListener('online', onWake);\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${recovery}/recoverable-lazy.tsx`,
    [`${recovery}/recovering.test.tsx`, part],
    [
      [
        'each attempt imports anew',
        'const known = settled ?? attempts.get(attempt);',
        'const known = settled ?? [...attempts.values()][0];',
      ],
    ],
  ),
  ...mutantsOf(
    `${recovery}/failure.ts`,
    [`${recovery}/recovering.test.tsx`, part],
    [
      [
        'code that did not come is told from code that threw',
        "isChunkFailure(error) ? 'not-loaded' : 'threw'",
        "isChunkFailure(error) ? 'threw' : 'threw'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/following/link-mode.ts`,
    [linkMode],
    [
      ['nothing that was typed is lost', '&& !hasUnsavedInput ', ''],
      ['without a network links lead on', ' && isOnline', ''],
      ['a link within a page stays in it', '!isSamePage && ', ''],
      [
        'a page that went to another remote comes with a new document',
        'owner !== ownerNow || ',
        '',
      ],
      [
        'a new release comes with the next link',
        'mayLeave && hasMoved(facts)',
        'mayLeave && !hasMoved(facts)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/following/release-follower.ts`,
    [follower],
    [
      ['a new release of a slot of that page counts, too', '...slotPages.ownersAt(to)', ''],
      [
        'a page that this one knows nothing of has a document',
        "(!owner && from !== to && registry.composed.scope === 'page')",
        'false',
      ],
      [
        'what was typed is looked for',
        'hasUnsavedInput: hasUnsavedInput(),',
        'hasUnsavedInput: false,',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/registry/check-registry.lazy.ts`,
    [registry],
    [
      [
        'an answer that is none changes nothing',
        'if (!response.ok) throw new Error(`The registry answered ${response.status}`);',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/registry/registry.store.ts`,
    [registry],
    [
      ['a registry that hangs is given up', '        signal: AbortSignal.timeout(deadline),\n', ''],
      [
        'what is no registry changes nothing',
        'take(await checkRegistry(response));',
        'take((await response.json()) as Registry);',
      ],
      ['a read that was asked for twice is one', 'underway ??= read()', 'underway = read()'],
      [
        'code that the policy of a page keeps out is not asked for',
        "if (scope !== 'page') return read;",
        'if (scope !== undefined) return read;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/registry/read-in-background.ts`,
    [background],
    [
      ['a page that nobody looks at asks for nothing', 'if (isVisible()) read();', 'read();'],
      [
        'who comes back at once does not ask again',
        'isVisible() && Date.now() - readAt >= age.lookedAtAgain',
        'isVisible()',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/preload/page-preloader.ts`,
    [preloader],
    [
      [
        'what comes with a new document is not loaded before',
        "if (!owner || follower.linkMode({ from, to: pathname }) === 'document') return;",
        'if (!owner) return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/failures/uncaught-errors.ts`,
    [uncaught],
    [
      ['what somebody else has taken care of is not logged', '!defaultPrevented && ', ''],
      [
        'a rejection is logged',
        "  window.addEventListener('unhandledrejection', onRejection);\n",
        '',
      ],
    ],
  ),
];
