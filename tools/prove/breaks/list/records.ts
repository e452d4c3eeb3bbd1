import type { Break } from '../break.ts';

const PAGE = 'apps/giving/src/donation/donate.page.tsx';
const HEAD = "import { usePageHead, useStore } from '@raade/platform';";

/** What is on record of releases, for and against them. */
export const RECORD_BREAKS: readonly Break[] = [
  {
    title: 'a release that waits for another shell is brought live beside the one that is there',
    patches: [
      {
        file: 'libs/platform/src/unsaved/unsaved-input.ts',
        find: 'noteUnsavedInput(form: string, isUnsaved: boolean)',
        replace: 'noteUnsavedInput(form: string, isUnsaved: boolean, _why?: string)',
      },
      {
        file: PAGE,
        find: HEAD,
        replace: `${HEAD.replace('{ ', '{ noteUnsavedInput, ')}\nvoid (() => noteUnsavedInput('gift', true, 'why'));`,
      },
    ],
    trial: { by: 'release', apps: ['giving'], later: 'promoted' },
    gate: 'untested',
    says: [
      'donate.page.tsx(',
      'giving ',
      'has never met what it would stand beside: shell ',
      '(types)',
      'accept that nobody has with --untested',
    ],
  },
  {
    title: 'a release that was withdrawn is brought live',
    patches: [{ file: PAGE, find: HEAD, replace: `${HEAD}\nconsole.log('a hole');` }],
    trial: { by: 'release', apps: ['giving'], later: 'withdrawn' },
    gate: 'withdrawn',
    says: [
      'giving ',
      'was withdrawn by ',
      'It shows addresses.',
      'npm run release -- allow giving@',
    ],
  },
];
