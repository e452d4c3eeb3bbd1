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

/** Preloaded with the page. @public */
export const sections = [NewModel, Reality, Approach, Impact, Team];

/** Milliseconds after which everything is shown that can be, whatever it was still waiting for. */
const FAILSAFE = 4000;

const SECTIONS = [
  {
    id: 'overview',
    loadingText: 'Loading new model...',
    height: { mobile: '68.2rem', tablet: '47.4rem', desktop: '47.8rem' },
    content: NewModel,
  },
  {
    id: 'reality',
    tone: 'sunken',
    loadingText: 'Loading reality...',
    height: { mobile: '53.2rem', tablet: '54.3rem', desktop: '46.5rem' },
    content: Reality,
  },
  {
    id: 'approach',
    loadingText: 'Loading approach...',
    height: { mobile: '62.3rem', tablet: '48.6rem', desktop: '51rem' },
    content: Approach,
  },
  {
    id: 'impact',
    tone: 'night',
    loadingText: 'Loading impact...',
    height: { mobile: '46.8rem', tablet: '47.7rem', desktop: '42.4rem' },
    content: Impact,
  },
  {
    id: 'team',
    loadingText: 'Loading team...',
    height: { mobile: '85.5rem', tablet: '85rem', desktop: '93.3rem' },
    content: Team,
  },
] as const;

export default function AboutPage() {
  usePageHead(ABOUT_HEAD);
  const isForced = useLater(FAILSAFE);
  return (
    <PageBoundary page="about" {...PAGE_MESSAGES.about}>
      <AboutHero isForced={isForced} />
      {SECTIONS.map((section) => (
        <LazySection key={section.id} {...section} isForced={isForced} patience={FAILSAFE} />
      ))}
    </PageBoundary>
  );
}
