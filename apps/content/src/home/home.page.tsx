import { LOADING_SECTION, PAGE_MESSAGES } from '@raade/contracts/error-messages';
import { lazyPage, usePageHead } from '@raade/platform';
import { LazySection } from '../lazy-section/lazy-section.tsx';
import { PageBoundary } from '../page-boundary/page-boundary.tsx';
import { ForumRecap } from './forum-recap.section.tsx';
import { HomeHero } from './home-hero.section.tsx';
import { HOME_HEAD } from './home.head.ts';

const TransitionStat = lazyPage(() => import('./transition-stat.section.tsx'));
const FutureShowcase = lazyPage(() => import('./future-showcase.section.tsx'));
const TransitionHook = lazyPage(() => import('./transition-hook.section.tsx'));
const Join = lazyPage(() => import('./join.section.tsx'));

/** Preloaded with the page. @public */
export const sections = [TransitionStat, FutureShowcase, TransitionHook, Join];

export default function HomePage() {
  usePageHead(HOME_HEAD);
  return (
    <PageBoundary page="home" {...PAGE_MESSAGES.home}>
      <HomeHero />
      <ForumRecap />
      <LazySection
        id="transition-stat"
        tone="sunken"
        loadingText={LOADING_SECTION}
        height={{ mobile: '51rem', tablet: '44rem', desktop: '47.5rem' }}
        content={TransitionStat}
      />
      <LazySection
        id="future-showcase"
        loadingText={LOADING_SECTION}
        height={{
          mobile: 'calc(66rem + 252vw)',
          tablet: 'calc(36.5rem + 107vw)',
          desktop: '72rem',
        }}
        content={FutureShowcase}
      />
      <LazySection
        id="transition-hook"
        tone="night"
        loadingText={LOADING_SECTION}
        height={{ mobile: '26rem', tablet: '32rem', desktop: '43rem' }}
        content={TransitionHook}
      />
      <LazySection
        id="join"
        loadingText={LOADING_SECTION}
        height={{ mobile: '119rem', tablet: '83rem', desktop: '62rem' }}
        content={Join}
      />
    </PageBoundary>
  );
}
