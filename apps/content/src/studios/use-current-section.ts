import { useEffect, useState } from 'react';

/** The sections of the page after its hero, in their order; each is the id of its element too. */
export const ANCHORED_SECTIONS = ['overview', 'projects', 'apply'] as const;

export type SectionName = 'hero' | (typeof ANCHORED_SECTIONS)[number];

/** Milliseconds between two measurements of the sections. */
const MEASURE_INTERVAL = 200;
const HERO_SHARE = 0.7;
/** A section is current this many pixels before its top reaches the top of the window. */
const OFFSET = 100;

/** The sections with their distances from the top of the page. */
const measure = () =>
  ANCHORED_SECTIONS.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? { name, top: element.getBoundingClientRect().top + window.scrollY } : [];
  });

/**
 * The section that a visitor is at: the hero above 70% of the window's height, then the last one that has
 * come within the offset. The end of the page belongs to the last section, which may be too short to get there.
 */
function sectionNow(positions: ReturnType<typeof measure>): SectionName {
  const { scrollY, innerHeight } = window;
  if (scrollY < innerHeight * HERO_SHARE) return 'hero';
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const reached = positions.filter(({ top }) => isAtEnd || top - OFFSET <= scrollY);
  return (reached.at(-1) ?? positions[0])?.name ?? 'hero';
}

/**
 * Runs `action` at once, then at most once every `interval` milliseconds; what comes between is made up for
 * by one run at the interval's end.
 */
function throttle(action: () => void, interval: number) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const run = () => {
    isDue = false;
    action();
    pause = setTimeout(endPause, interval);
  };
  const endPause = () => {
    pause = undefined;
    if (isDue) run();
  };
  return {
    call: () => {
      if (pause === undefined) run();
      else isDue = true;
    },
    /** Drops what is due. */
    cancel: () => clearTimeout(pause),
  };
}

/**
 * Tells of the current section. The sections are measured anew when the window or the page changes its size, as the
 * page does when the filter is used. Returns the way to stop.
 */
export function trackSections(tell: (current: SectionName) => void): () => void {
  let positions: ReturnType<typeof measure> = [];
  const judge = () => tell(sectionNow(positions));
  const measuring = throttle(() => {
    positions = measure();
    judge();
  }, MEASURE_INTERVAL);
  const page = new ResizeObserver(measuring.call);

  measuring.call();
  page.observe(document.body);
  window.addEventListener('resize', measuring.call);
  window.addEventListener('scroll', judge, { passive: true });
  return () => {
    measuring.cancel();
    page.disconnect();
    window.removeEventListener('resize', measuring.call);
    window.removeEventListener('scroll', judge);
  };
}

/** The section of the studios page that the visitor is at. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('hero');
  useEffect(() => trackSections(setCurrent), []);
  return current;
}
