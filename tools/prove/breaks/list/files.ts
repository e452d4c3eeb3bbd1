import { type Break, one } from '../break.ts';

const REMOTE = 'apps/giving/src/remote.tsx';
const without = (file: string) => ({
  ...({ by: 'release', gate: 'files' } as const),
  apps: ['giving'],
  edits: [{ app: 'giving', file }],
});
/** A comment, so that the release is another one. */
const ANOTHER = [
  { file: REMOTE, find: 'export default', replace: 'console.log("another");\nexport default' },
];
const tampered = (file: string) => ({
  ...({ by: 'release', gate: 'hashes' } as const),
  apps: ['giving'],
  tampered: file,
});

/** The files of a release, and what they weigh. */
export const FILE_BREAKS: readonly Break[] = [
  {
    title: 'the entry of a release is missing',
    trial: without('remoteEntry.js'),
    says: ['has no remoteEntry.js: build giving again'],
  },
  {
    title: 'pages.json of a release is missing',
    trial: without('pages.json'),
    says: ['lacks pages.json: build it again'],
  },
  {
    title: 'a chunk of a page is missing',
    trial: without('js/donate'),
    says: ['giving', 'lacks files of its build: js/donate', 'publish the whole folder'],
  },
  {
    title: 'a chunk that is loaded later is missing',
    trial: without('js/application-api'),
    says: ['giving', 'lacks files of its build: js/application-api', 'publish the whole folder'],
  },
  {
    title: 'a build does not say what it uses',
    trial: without('facts.json'),
    says: ['lacks facts.json: build it again'],
  },
  ...['remoteEntry.js', 'pages.json', 'remote.json', 'release.json'].map((file): Break => ({
    title: `${file} is changed on its site, after the release`,
    patches: ANOTHER,
    trial: tampered(file),
    says: [file, 'is not the'],
  })),
  {
    title: 'the default export of a remote is lost',
    patches: one(REMOTE, 'export default', 'export const remote ='),
    trial: { by: 'build', app: 'giving' },
    says: ['apps/giving/src/remote.tsx has no default export', 'defineRemote'],
  },
  {
    title: 'a remote throws when it is imported',
    patches: one(REMOTE, 'export default', "throw new Error('not today');\nexport default"),
    trial: { by: 'build', app: 'giving' },
    says: ['not today'],
  },
  {
    title: 'a page throws when it is imported',
    patches: one(
      'apps/giving/src/donation/donate.page.tsx',
      '/** The donation section',
      "if (Math.PI > 3) throw new Error('not today');\n/** The donation section",
    ),
    trial: { by: 'build', app: 'giving' },
    says: ['giving: the page "/donate"', 'not today'],
  },
  {
    title: 'a page names a chunk that the build does not have',
    patches: one('apps/giving/src/pages.ts', "chunk: 'donate'", "chunk: 'gifts'"),
    trial: { by: 'build', app: 'giving' },
    says: ['/donate: the build has no chunk "gifts"'],
  },
  {
    title: 'a release is several times as heavy',
    patches: one(
      'apps/giving/src/donation/donate.page.tsx',
      "import { usePageHead, useStore } from '@raade/platform';",
      "import { usePageHead, useStore } from '@raade/platform';\nimport * as icons from 'lucide-react';\n(globalThis as { icons?: unknown }).icons = icons;",
    ),
    trial: { by: 'release', apps: ['giving'], gate: 'budget' },
    says: [
      'giving is heavier than its budget.json allows',
      '/donate',
      'lucide-react',
      'apps/giving/budget.json',
    ],
  },
];
