import { PAGE_MESSAGES } from '@raade/contracts/base/failure-messages';
import { lazyPage, useLater, usePageHead } from '@raade/platform';
import { LazySection } from '../lazy-section/lazy-section.tsx';
import { PageBoundary } from '../page-boundary/page-boundary.tsx';
import { AboutHero } from './about-hero.section.tsx';
import { ABOUT_HEAD } from './about.head.ts';

const NewModel = lazyPage(() => import('./new-model.section.tsx'));
const Reality = lazyPage(() => import('./reality.section.tsx'));
const Approach = lazyPage(() => import('./approach.section.tsx'));
const Impact = lazyPage(() => import('./impact.section.tsx'));
const Team = lazyPage(() => import('./team.section.tsx'));

/** Links to the page preload the code of these, too. @public */
export const sections = [NewModel, Reality, Approach, Impact, Team];

/** After this time the page loads all sections, and shows a fallback for what is still missing. */
const LOADING_LIMIT_MS = 4000;

/** The heights on phones, tablets and desktops are reserved until a section is loaded. */
const SECTIONS = [
  {
    id: 'overview',
    loadingText: 'Loading new model...',
    height: ['68.2rem', '47.4rem', '47.8rem'],
    content: NewModel,
  },
  {
    id: 'reality',
    tone: 'sunken',
    loadingText: 'Loading reality...',
    height: ['53.2rem', '54.3rem', '46.5rem'],
    content: Reality,
  },
  {
    id: 'approach',
    loadingText: 'Loading approach...',
    height: ['62.3rem', '48.6rem', '51rem'],
    content: Approach,
  },
  {
    id: 'impact',
    tone: 'night',
    loadingText: 'Loading impact...',
    height: ['46.8rem', '47.7rem', '42.4rem'],
    content: Impact,
  },
  {
    id: 'team',
    loadingText: 'Loading team...',
    height: ['85.5rem', '85rem', '93.3rem'],
    content: Team,
  },
] as const;

export default function AboutPage() {
  usePageHead(ABOUT_HEAD);
  const isLate = useLater(LOADING_LIMIT_MS);
  return (
    <PageBoundary page="about" {...PAGE_MESSAGES.about}>
      <AboutHero isLate={isLate} />
      {SECTIONS.map((section) => (
        <LazySection key={section.id} {...section} isForced={isLate} waitMs={LOADING_LIMIT_MS} />
      ))}
    </PageBoundary>
  );
}
