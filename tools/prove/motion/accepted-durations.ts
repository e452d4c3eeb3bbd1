/**
 * Files that may contain durations of animations, with the reason. All others must use the tokens `--motion-quick` and
 * `--motion-layout`, which are 0 for visitors who prefer reduced motion.
 */
export const ACCEPTED_DURATIONS: Readonly<Record<string, string>> = {
  'apps/content/src/film/hero-film.tsx': 'the film fades in slowly over its picture',
  'apps/content/src/forum/why-attend/benefit-card.styles.ts': 'the script uses the same duration',
  'apps/content/src/studios/growing-pattern.tsx': 'a pattern is drawn slowly, once',
  'apps/shell/src/navigation/logo/logo.tsx': 'endless while the page is loading',
  'apps/shell/src/frame/bar/navbar.styles.ts': 'the bar moves further than other elements',
  'apps/shell/src/startup/startup.css': 'loads before the tokens',
  'libs/ui/src/skeleton/skeleton.styles.ts': 'endless while it waits',
  'libs/ui/src/spinner/spinner.styles.ts': 'endless while it waits',
};
