import { REMOTES } from './remotes.ts';

/** A project of the repository and the projects that it may import. */
export interface Project {
  /** The project's Nx tag, which its `package.json` carries. */
  readonly tag: string;
  /** The project's folder. */
  readonly root: string;
  /** Tags of the projects that it may import. */
  readonly mayImport: readonly string[];
  /** Tags of further projects that its tests, and its files in `testing/`, may import. */
  readonly testsMayImport?: readonly string[];
  /** Tags of projects whose `testing/` (fakes and samples) any of its files may import. */
  readonly mayImportTesting?: readonly string[];
  /** Projects among `mayImport` that it may only import with `import()`, and why. */
  readonly onlyDynamic?: Readonly<Record<string, string>>;
  /** Projects among `mayImport` of which it may only import types, and why. */
  readonly onlyTypes?: Readonly<Record<string, string>>;
}

/** Projects that all remotes may import; below, additional ones for single remotes. */
const remoteImports = ['lib:platform', 'lib:browser', 'lib:ui', 'lib:contracts', 'lib:firebase'];
const extraImportsOfRemotes: Readonly<Record<string, readonly string[]>> = {
  admin: ['lib:emails', 'lib:content-model', 'lib:staff'],
  content: ['lib:content-model'],
  editor: ['lib:content-model', 'lib:staff'],
  giving: ['lib:content-model'],
};

/** The packages of `tools/`. Each may import only packages above it. */
const TOOL_PACKAGES: readonly Project[] = [
  { tag: 'tools:bundling', root: 'tools/bundling', mayImport: ['lib:contracts'] },
  { tag: 'tools:kit', root: 'tools/kit', mayImport: ['tools:bundling', 'lib:contracts'] },
  { tag: 'tools:stripe-emulator', root: 'tools/emulators/stripe', mayImport: [] },
  { tag: 'tools:mail-emulator', root: 'tools/emulators/mail', mayImport: [] },
  {
    tag: 'tools:stack',
    root: 'tools/stack',
    mayImport: [
      'tools:kit',
      'tools:bundling',
      'lib:publishing',
      'lib:content-model',
      'lib:contracts',
    ],
  },
  {
    tag: 'tools:operate',
    root: 'tools/operate',
    // From functions only the code for personal data, staff accounts, audit log and alerts, and the lists of required
    // settings, secrets and events.
    mayImport: [
      'tools:kit',
      'tools:bundling',
      'lib:publishing',
      'lib:contracts',
      'lib:emails',
      'app:functions',
    ],
    testsMayImport: ['tools:stack', 'tools:stripe-emulator'],
  },
  {
    tag: 'tools:ship',
    root: 'tools/ship',
    // From functions only the list of required settings.
    mayImport: ['tools:kit', 'tools:bundling', 'lib:publishing', 'lib:contracts', 'app:functions'],
    // Tests release into sites that are served by the fault server.
    testsMayImport: ['tools:prove'],
  },
  {
    tag: 'tools:prove',
    root: 'tools/prove',
    mayImport: [
      'tools:stack',
      'tools:kit',
      'tools:bundling',
      'lib:publishing',
      'lib:content-model',
      'lib:contracts',
    ],
    // Tests use the sample content and the content that differs from it most.
    mayImportTesting: ['lib:content-model'],
  },
  {
    tag: 'tools:measure',
    root: 'tools/measure',
    mayImport: ['tools:prove', 'tools:stack', 'tools:kit', 'tools:bundling', 'lib:contracts'],
    mayImportTesting: ['lib:firebase'],
  },
];

/** The packages that end-to-end tests may import. */
const TOOLS_FOR_E2E = [
  'tools:prove',
  'tools:measure',
  'tools:stack',
  'tools:operate',
  'tools:kit',
  'tools:bundling',
  'tools:mail-emulator',
  'lib:publishing',
];

/** All projects. The lint rule `raade/import-table` enforces their imports. */
export const IMPORT_TABLE: readonly Project[] = [
  {
    tag: 'app:shell',
    root: 'apps/shell',
    mayImport: [
      'lib:platform',
      'lib:federation',
      'lib:browser',
      'lib:ui',
      'lib:contracts',
      'lib:firebase',
    ],
    onlyDynamic: { 'lib:firebase': 'visitors must not download Firebase with the shell' },
  },
  ...REMOTES.map((name) => ({
    tag: `app:${name}`,
    root: `apps/${name}`,
    mayImport: [...remoteImports, ...(extraImportsOfRemotes[name] ?? [])],
  })),
  {
    tag: 'app:e2e',
    root: 'apps/e2e',
    mayImport: ['lib:contracts', 'lib:content-model', ...TOOLS_FOR_E2E],
    mayImportTesting: ['lib:contracts', 'lib:content-model', 'lib:firebase'],
  },
  {
    tag: 'app:functions',
    root: 'functions',
    mayImport: ['lib:contracts', 'lib:content-model', 'lib:emails', 'lib:publishing'],
    testsMayImport: ['tools:stripe-emulator', 'tools:mail-emulator', 'tools:kit'],
  },
  ...TOOL_PACKAGES,
  {
    tag: 'lib:publishing',
    root: 'libs/publishing',
    mayImport: ['lib:contracts', 'lib:content-model'],
  },
  { tag: 'lib:content-model', root: 'libs/content-model', mayImport: ['lib:contracts'] },
  {
    tag: 'lib:staff',
    root: 'libs/staff',
    mayImport: ['lib:platform', 'lib:browser', 'lib:ui', 'lib:contracts', 'lib:firebase'],
  },
  { tag: 'lib:ui', root: 'libs/ui', mayImport: ['lib:platform', 'lib:contracts'] },
  {
    tag: 'lib:federation',
    root: 'libs/federation',
    mayImport: ['lib:platform', 'lib:browser', 'lib:contracts'],
  },
  { tag: 'lib:firebase', root: 'libs/firebase', mayImport: ['lib:browser', 'lib:contracts'] },
  {
    tag: 'lib:emails',
    root: 'libs/emails',
    mayImport: ['lib:contracts'],
    testsMayImport: ['lib:content-model'],
  },
  {
    tag: 'lib:platform',
    root: 'libs/platform',
    mayImport: ['lib:browser', 'lib:contracts'],
    onlyTypes: { 'lib:contracts': 'the platform carries no schemas into the browser' },
  },
  { tag: 'lib:browser', root: 'libs/browser', mayImport: [] },
  { tag: 'lib:contracts', root: 'libs/contracts', mayImport: [] },
];

/** Files that are never part of what is deployed. */
export const TEST_FILE = /\.test\.tsx?$|\/testing\//;

/** Files that configure a build, and the one project that they may import. */
export const BUILD_CONFIG = /(^|\/)rsbuild\.config\.ts$/;
export const BUILD_TAG = 'tools:bundling';

/** Libraries of which the whole site shares one copy, through the platform. */
export const PLATFORM_ONLY = ['react-router-dom', 'react-router', 'styled-components', 'zustand'];

/** Entry points of packages that only these projects may import, and why. */
export const RESTRICTED_ENTRY_POINTS: Readonly<
  Record<string, { tags: readonly string[]; reason: string }>
> = {
  '@raade/platform/host': {
    tags: ['app:shell', 'lib:federation'],
    reason: 'a remote would bring a second platform along',
  },
};

/** `lib:ui` -> `@raade/ui`: the name of the project in Nx, and of its package. */
export function projectNameOf(tag: string): string {
  return `@raade/${tag.split(':').at(-1)}`;
}

/** The project that contains a file (path relative to the workspace). */
export function projectOf(file: string): Project | undefined {
  return IMPORT_TABLE.find(({ root }) => file === root || file.startsWith(`${root}/`));
}
