/**
 * Durations that are written out, by file, and why none of the two tokens fits. All else takes `--motion-quick` or
 * `--motion-layout`, which are 0 for who prefers reduced motion.
 */
export const ACCEPTED_DURATIONS: Readonly<Record<string, string>> = {
  'apps/content/src/film/hero-film.tsx': 'the film comes over its picture as slowly as clouds move',
  'apps/content/src/forum/why-attend/benefit-card.styles.ts':
    'its time is that of the script beside it',
  'apps/content/src/studios/growing-pattern.tsx': 'the weave itself: a pattern unrolls, once',
  'apps/shell/src/navigation/logo/logo.tsx': 'endless while the page is loading',
  'apps/shell/src/frame/bar/navbar.styles.ts':
    'the bar leaves the screen, which is further than a card moves',
  'apps/shell/src/startup/startup.css': 'it is there before any token is',
  'libs/ui/src/skeleton/skeleton.styles.ts': 'endless while it waits',
  'libs/ui/src/spinner/spinner.styles.ts': 'endless while it waits',
};
