import type { Break } from '../break.ts';

const REMOTE = 'apps/giving/src/remote.tsx';
const PAGE = 'apps/giving/src/donation/donate.page.tsx';
const SECTION = 'apps/giving/src/donation/donation.section.tsx';

const IN_BROWSERS = "'matchMedia' in globalThis";
const throwing = `if (${IN_BROWSERS}) throw new Error('not today');\n`;

/** What no build meets, since pages are rendered without a browser there. */
export const BROWSER_BREAKS: readonly Break[] = [
  {
    title: 'a page throws when it is imported, in browsers only',
    patches: [
      {
        file: PAGE,
        find: '/** The donation section',
        replace: `${throwing}/** The donation section`,
      },
    ],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'smoke',
    says: ['With the new giving', '/donate of giving: part failed', 'not today', '?preview='],
  },
  {
    title: 'a remote throws when it is imported, in browsers only',
    patches: [{ file: REMOTE, find: 'export default', replace: `${throwing}export default` }],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'smoke',
    says: [
      '/donate of giving: remote not loaded: not today',
      '/conference of content: remote not loaded of giving: not today',
      '--untested',
    ],
  },
  {
    title: 'a part throws when it is shown on a page of another remote, in browsers only',
    patches: [
      {
        file: SECTION,
        find: '  const title = useId();',
        replace: `  ${throwing}  const title = useId();`,
      },
    ],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'smoke',
    says: ['/conference of content: part failed of giving: not today'],
  },
  {
    title: 'a remote asks somebody of whom its remote.json says nothing',
    patches: [
      {
        file: REMOTE,
        find: 'export default',
        replace: `if (${IN_BROWSERS}) fetch('https://counter.example.com/').catch(() => undefined);\nexport default`,
      },
    ],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'smoke',
    says: ['/donate of giving: the policy forbids: connect-src: https://counter.example.com'],
  },
  {
    title: 'a shell throws when it starts, in browsers only',
    patches: [
      {
        file: 'apps/shell/src/bootstrap.tsx',
        find: '  const preview = startPreview(data);',
        replace: `  ${throwing}  const preview = startPreview(data);`,
      },
    ],
    trial: { by: 'release', apps: ['shell'] },
    gate: 'smoke',
    says: ['With the new shell', '/admin of admin: application failed of shell: not today'],
  },
];
