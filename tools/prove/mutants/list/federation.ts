import { mutantsOf } from '../mutant.ts';

const folder = 'libs/federation/src';
const loader = `${folder}/loading/remote-loader.test.ts`;
const deadline = `${folder}/loading/with-deadline.test.ts`;
const part = `${folder}/parts/remote-part.test.tsx`;
const wayOfLink = `${folder}/following/way-of-link.test.ts`;
const follower = `${folder}/following/release-follower.test.tsx`;
const registry = `${folder}/registry/registry.store.test.ts`;
const background = `${folder}/registry/read-in-background.test.tsx`;
const checkPreview = `${folder}/preview/check-preview.test.ts`;
const previewed = `${folder}/preview/previewed-registry.test.ts`;
const preloader = `${folder}/preload/page-preloader.test.tsx`;
const uncaught = `${folder}/failures/uncaught-errors.test.tsx`;
const entry = `${folder}/loading/entry-script.test.tsx`;

/** A remote that fails fails alone, comes back, and is the release that it should be. */
export const FEDERATION = [
  ...mutantsOf(
    `${folder}/loading/with-deadline.ts`,
    [deadline],
    [
      [
        'who waits is told when the time is over',
        'const timer = setTimeout(refuse, milliseconds);',
        'const timer = setTimeout(refuse, 100 * milliseconds);',
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
        '  Reflect.set(window, entry.name, undefined);\n',
        '',
      ],
      [
        'an entry that throws is broken',
        'if (thrown === undefined) return resolve();',
        'if (thrown !== null) return resolve();',
      ],
      [
        'what is no remote is broken',
        'if (!isContainer(container)) {',
        'if (container === null) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/loading/remote-loader.ts`,
    [loader, part],
    [
      [
        'a remote that needs a newer platform is not loaded',
        '    checkPlatform(name, pointer, platformVersion);\n',
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
    `${folder}/loading/retry-delay.ts`,
    [part, `${folder}/loading/retry-delay.test.ts`],
    [
      [
        'a part comes back soon',
        'failures <= QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY',
        'failures > QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/following/way-of-link.ts`,
    [wayOfLink],
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
      ['a new release of a slot of that page counts, too', '...slotOwnersAt(to)', ''],
      ['what was typed is looked for', 'unsavedForms().length > 0', 'false'],
    ],
  ),
  ...mutantsOf(
    `${folder}/registry/registry.store.ts`,
    [registry],
    [
      [
        'a registry that hangs is given up',
        '        signal: AbortSignal.timeout(DEADLINES.registry),\n',
        '',
      ],
      [
        'an answer that is none changes nothing',
        'if (!response.ok) throw new Error(`The registry answered ${response.status}`);',
        '',
      ],
      [
        'what is no registry changes nothing',
        'take(checkRegistry(await response.json()));',
        'take((await response.json()) as Registry);',
      ],
      ['a read that was asked for twice is one', 'underway ??= read()', 'underway = read()'],
    ],
  ),
  ...mutantsOf(
    `${folder}/registry/read-in-background.ts`,
    [background],
    [
      ['a page that nobody looks at asks for nothing', 'if (isVisible()) read();', 'read();'],
      [
        'who comes back at once does not ask again',
        'isVisible() && Date.now() - readAt >= REGISTRY_AGE.lookedAtAgain',
        'isVisible()',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/preview/check-preview.ts`,
    [checkPreview],
    [
      ['only staff preview', '  await check.requireStaff();\n', ''],
      [
        'a release that needs another platform is not shown',
        'if (!isCompatible(pointer, platformVersion)) {',
        'if (isCompatible(pointer, platformVersion) === undefined) {',
      ],
      [
        'a release whose pages are those of others is not shown',
        'if (result.success) return;',
        'if (result.success || result.error) return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/preview/find-release.ts`,
    [checkPreview],
    [
      [
        'what lies there is the release that was asked for',
        'if (name !== remote || pointer.version !== release) {',
        'if (name !== remote) {',
      ],
      [
        'code comes from where the live release lies, whatever a release says',
        'url: besideLive(live, request.release, entryOf(live))',
        'url: String(Reflect.get(pointer, "url") ?? live.url)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/preview/parse-preview.ts`,
    [checkPreview],
    [
      ['an address that could lead elsewhere is refused', '!RELEASE_ID.test(release) || ', ''],
      ['each remote has one release', 'if (names.size < requests.length) throw malformed();', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/preview/previewed-registry.ts`,
    [previewed],
    [
      [
        'what is previewed is shown in place of the live release',
        'remotes: { ...registry.remotes, ...pointers },',
        'remotes: { ...pointers, ...registry.remotes },',
      ],
      [
        'a remote of which a release is asked for waits until it is decided',
        '(remotes.includes(name) ? decision : undefined)',
        '(remotes.includes(name) ? undefined : decision)',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/preload/page-preloader.ts`,
    [preloader],
    [
      [
        'what comes with a new document is not loaded before',
        "if (!owner || follower.wayOf({ from, to: pathname }) === 'document') return;",
        'if (!owner) return;',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/failures/uncaught-errors.ts`,
    [uncaught],
    [
      [
        'what somebody else has taken care of is not logged',
        'if (!defaultPrevented) void log(',
        'void log(',
      ],
      [
        'a rejection is logged',
        "  window.addEventListener('unhandledrejection', onRejection);\n",
        '',
      ],
    ],
  ),
];
