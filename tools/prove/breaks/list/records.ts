import type { Break } from '../break.ts';

const PAGE = 'apps/giving/src/donation/donate.page.tsx';
const HEAD = "import { usePageHead, useStore } from '@raade/platform';";

/** What is on record of releases, for and against them. */
export const RECORD_BREAKS: readonly Break[] = [
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
