import { type Break, one } from '../break.ts';

const INDEX = 'libs/platform/src/index.ts';
const TOASTS = 'libs/platform/src/toasts/toast.store.ts';
const UNSAVED = 'libs/platform/src/unsaved/unsaved-input.ts';
const GIVING = 'apps/giving/remote.json';
const range = (platform: string) => ({
  file: GIVING,
  find: '"platform": "^3.2.0"',
  replace: `"platform": "${platform}"`,
});

/** What remotes take from the platform of the shell. */
export const PLATFORM_BREAKS: readonly Break[] = [
  {
    title: 'a name of the platform is removed, and its callers are left',
    patches: one(INDEX, "export { useNear } from './visibility/use-near.ts';\n", ''),
    trial: { by: 'types', project: 'apps/content' },
    says: ['lazy-section.tsx', "no exported member 'useNear'"],
  },
  {
    title: 'a name of the platform is called otherwise with all its callers, without a new major',
    patches: [
      {
        file: INDEX,
        find: 'type PageHead, usePageHead }',
        replace: 'type PageHead, usePageHead as useTitle }',
      },
      {
        file: 'apps/shell/src/failures/not-found/not-found.page.tsx',
        find: 'usePageHead }',
        replace: 'useTitle as usePageHead }',
      },
    ],
    trial: { by: 'release', apps: ['shell'], gate: 'names' },
    says: ['usePageHead (', 'Keep them in libs/platform/src/index.ts beside the new ones'],
  },
  {
    title: 'a property of a component of the platform is called otherwise',
    patches: [
      {
        file: 'libs/platform/src/slots/slot.tsx',
        find: 'readonly name: string',
        replace: 'readonly slot: string',
      },
      {
        file: 'libs/platform/src/slots/slot.tsx',
        find: 'Slot({ name }',
        replace: 'Slot({ slot: name }',
      },
    ],
    trial: { by: 'types', project: 'apps/content' },
    says: ['donation.section.tsx', "Property 'name' does not exist"],
  },
  {
    title: 'a remote uses a name that the platform got today, before the shell is released',
    patches: [
      {
        file: INDEX,
        find: 'export { useNear }',
        replace: 'export { useNear, useNear as useClose }',
      },
      {
        file: 'apps/giving/src/donation/donate.page.tsx',
        find: "import { usePageHead, useStore } from '@raade/platform';",
        replace:
          "import { useClose, usePageHead, useStore } from '@raade/platform';\nvoid useClose;",
      },
    ],
    trial: { by: 'release', apps: ['giving'], gate: 'names' },
    says: [
      'useClose (apps/giving/src/donation/donate.page.tsx)',
      'promote shell@<release> giving@<release>',
    ],
  },
  {
    title: 'a link of the platform replaces where it added to the history',
    patches: one(
      'libs/platform/src/routing/link.tsx',
      '<RouterLink {...props} />',
      '<RouterLink replace {...props} />',
    ),
    trial: { by: 'test', file: 'libs/platform/src/routing/link.test.tsx' },
    says: ['link.test.tsx', 'the way back'],
  },
  {
    title: 'a value that remotes hand over is called otherwise',
    patches: one(TOASTS, "'neutral' | 'success' | 'danger'", "'neutral' | 'success' | 'error'"),
    trial: { by: 'types', project: 'apps/giving' },
    says: ['"danger"'],
  },
  {
    title: 'an argument has another meaning, and another type',
    patches: [
      {
        file: UNSAVED,
        find: 'noteUnsavedInput(form: string, isUnsaved: boolean)',
        replace: 'noteUnsavedInput(form: string, isUnsaved: 0 | 1)',
      },
      {
        file: UNSAVED,
        find: 'useUnsavedInput(form: string, isUnsaved: boolean)',
        replace: 'useUnsavedInput(form: string, isUnsaved: 0 | 1)',
      },
      {
        file: UNSAVED,
        find: 'noteUnsavedInput(form, false)',
        replace: 'noteUnsavedInput(form, 0)',
      },
    ],
    trial: { by: 'types', project: 'apps/giving' },
    says: ["'boolean' is not assignable"],
  },
  {
    title: 'a shell with a new major goes first, as it has to be',
    patches: one('libs/platform/package.json', '"version": "3.5.0"', '"version": "4.0.0"'),
    trial: { by: 'release', apps: ['shell'], gate: 'range' },
    says: ['needs the platform ^3.2.0', '"^3.2.0 || ^4.0.0"', 'promote shell@<release>'],
  },
  {
    title: 'the range of a remote is older than the live platform',
    patches: [range('^1.0.0')],
    trial: { by: 'release', apps: ['giving'], gate: 'range' },
    says: [
      'giving needs the platform ^1.0.0, but the live shell brings 3.5.0',
      'Release giving first',
    ],
  },
  {
    title: 'the range of a remote takes every platform',
    patches: [range('*')],
    trial: { by: 'build', app: 'giving' },
    says: ['apps/giving/remote.json', 'like "^1.2.0"', 'nobody has tried'],
  },
  {
    title: 'the range of a remote is one version',
    patches: [range('3.2.0')],
    trial: { by: 'build', app: 'giving' },
    says: ['apps/giving/remote.json', 'like "^1.2.0"', 'keeps every later shell'],
  },
  {
    title: 'a remote is built with another major of React',
    trial: {
      ...{ by: 'release', gate: 'React' },
      apps: ['giving'],
      edits: [{ app: 'giving', file: 'facts.json', find: '"^19.3.0"', replace: '"^20.0.0"' }],
    },
    says: [
      'The new giving was built with React ^20.0.0',
      'the live shell brings 19.3.1',
      'package.json',
    ],
  },
  ...['react-router-dom', 'styled-components', 'zustand'].map((name): Break => ({
    title: `a remote imports ${name} of its own`,
    patches: one(
      'apps/giving/src/remote.tsx',
      'import { defineRemote',
      `import '${name}';\nimport { defineRemote`,
    ),
    trial: { by: 'lint', files: ['apps/giving/src/remote.tsx'] },
    says: ['apps/giving/src/remote.tsx', name, '@raade/platform'],
  })),
  {
    title: 'a package brings a copy of its own of what pages have once',
    patches: [
      {
        file: 'libs/browser/src/files/save-file.ts',
        find: '/** ',
        replace: "import { createStore } from 'zustand/vanilla';\nvoid createStore;\n/** ",
      },
      {
        file: 'apps/giving/src/remote.tsx',
        find: 'import { defineRemote',
        replace:
          "import { saveFile } from '@raade/browser';\nvoid saveFile;\nimport { defineRemote",
      },
    ],
    trial: { by: 'build', app: 'giving' },
    says: ['zustand, for libs/browser/src/files/save-file.ts', 'Take it from @raade/platform'],
  },
  {
    title: 'a design token is called otherwise throughout the workspace',
    patches: one('libs/ui/src/tokens/tokens.css', '--radius-small:', '--radius-little:'),
    trial: { by: 'release', apps: ['shell'], gate: 'tokens' },
    says: [
      'The live content uses design tokens',
      '--radius-small (',
      'libs/ui/src/tokens/tokens.css',
    ],
  },
];
