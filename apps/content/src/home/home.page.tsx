import { useContent } from '@raade/content-model/provided/use-content';
import { PAGE_MESSAGES } from '@raade/contracts/base/failure-messages';
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

/** Links to the page preload the code of these, too. @public */
export const sections = [TransitionStat, FutureShowcase, TransitionHook, Join];

/** Later sections are loaded when they come near; their heights on phones, tablets and desktops are reserved. */
export default function HomePage() {
  usePageHead(homeHead(useContent()));
  return (
    <PageBoundary page="home" {...PAGE_MESSAGES.home}>
      <HomeHero />
      <ForumRecap />
      <LazySection
        id="transition-stat"
        tone="sunken"
        height={['calc(28.9rem + 15.5vw)', 'calc(26rem + 27vw)', '47.5rem']}
        content={TransitionStat}
      />
      <LazySection
        id="future-showcase"
        height={['calc(49.5rem + 11.5vw)', 'calc(36.3rem + 107vw)', '75.6rem']}
        content={FutureShowcase}
      />
      <LazySection
        id="transition-hook"
        tone="night"
        height={['calc(34.6rem + 76.5vw)', 'calc(24rem + 97.5vw)', '52.2rem']}
        content={TransitionHook}
      />
      <LazySection id="join" height={['83rem', '74rem', '64.9rem']} content={Join} />
    </PageBoundary>
  );
}
