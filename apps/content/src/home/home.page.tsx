import { useContent } from '@raade/content-model/provided/use-content';
import { LOADING_SECTION, PAGE_MESSAGES } from '@raade/contracts/base/failure-messages';
import { lazyPage, usePageHead } from '@raade/platform';
import { LazySection } from '../lazy-section/lazy-section.tsx';
import { PageBoundary } from '../page-boundary/page-boundary.tsx';
import { ForumRecap } from './forum-recap.section.tsx';
import { HomeHero } from './home-hero.section.tsx';
import { homeHead } from './home.head.ts';

const TransitionStat = lazyPage(() => import('./transition-stat.section.tsx'));
const FutureShowcase = lazyPage(() => import('./future-showcase.section.tsx'));
const TransitionHook = lazyPage(() => import('./transition-hook.section.tsx'));
const Join = lazyPage(() => import('./join.section.tsx'));

/** Preloaded with the page. @public */
export const sections = [TransitionStat, FutureShowcase, TransitionHook, Join];

export default function HomePage() {
  usePageHead(homeHead(useContent()));
  return (
    <PageBoundary page="home" {...PAGE_MESSAGES.home}>
      <HomeHero />
      <ForumRecap />
      <LazySection
        id="transition-stat"
        tone="sunken"
        loadingText={LOADING_SECTION}
        height={{
          mobile: 'calc(28.9rem + 15.5vw)',
          tablet: 'calc(26rem + 27vw)',
          desktop: '47.5rem',
        }}
        content={TransitionStat}
      />
      <LazySection
        id="future-showcase"
        loadingText={LOADING_SECTION}
        height={{
          mobile: 'calc(49.5rem + 11.5vw)',
          tablet: 'calc(36.3rem + 107vw)',
          desktop: '75.6rem',
        }}
        content={FutureShowcase}
      />
      <LazySection
        id="transition-hook"
        tone="night"
        loadingText={LOADING_SECTION}
        height={{
          mobile: 'calc(34.6rem + 76.5vw)',
          tablet: 'calc(24rem + 97.5vw)',
          desktop: '52.2rem',
        }}
        content={TransitionHook}
      />
      <LazySection
        id="join"
        loadingText={LOADING_SECTION}
        height={{ mobile: '83rem', tablet: '74rem', desktop: '64.9rem' }}
        content={Join}
      />
    </PageBoundary>
  );
}
