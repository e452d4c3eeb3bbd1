import { mutantsOf } from '../mutant.ts';

const folder = 'libs/federation/src/preview';
const checkPreview = `${folder}/check-preview.test.ts`;
const previewed = `${folder}/previewed-registry.test.ts`;

/** Staff see a release before it is live, and nobody sees what is not one. */
export const PREVIEW = [
  ...mutantsOf(
    `${folder}/check-preview.ts`,
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
    `${folder}/find-release.ts`,
    [checkPreview],
    [
      [
        'what lies there is the release that was asked for',
        'if (name !== remote || pointer.release !== release) {',
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
    `${folder}/parse-preview.ts`,
    [checkPreview],
    [
      ['an address that could lead elsewhere is refused', '!RELEASE_ID.test(release) || ', ''],
      ['each remote has one release', 'if (names.size < requests.length) throw malformed();', ''],
    ],
  ),
  ...mutantsOf(
    `${folder}/previewed-registry.ts`,
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
];
