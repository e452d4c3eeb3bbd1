import { useEffect, useState } from 'react';

/** The sections of the page after its hero, in order, by id. */
export const ANCHORED_SECTIONS = ['overview', 'projects', 'apply'] as const;

export type SectionName = 'hero' | (typeof ANCHORED_SECTIONS)[number];

/** Shortest time between two measurements of the sections. */
const MEASURE_INTERVAL_MS = 200;
/** Share of the window's height. */
const HERO_SHARE = 0.7;
/** Distance in pixels from the top of the window at which a section becomes current. */
const OFFSET_PX = 100;

/** Measures the distances of the sections from the top of the page. */
const measure = () =>
  ANCHORED_SECTIONS.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? { name, top: element.getBoundingClientRect().top + window.scrollY } : [];
  });

/**
 * Returns the current section: the hero until 70% of the window's height was scrolled, then the last section that has
 * reached the offset. At the end of the page it is the last section, which may be too short to reach it.
 */
function currentSection(positions: ReturnType<typeof measure>): SectionName {
  const { scrollY, innerHeight } = window;
  if (scrollY < innerHeight * HERO_SHARE) return 'hero';
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const reachedSections = positions.filter(({ top }) => isAtEnd || top - OFFSET_PX <= scrollY);
  const section = reachedSections.at(-1) ?? positions[0];
  return section?.name ?? 'hero';
}

/** Runs `action` at once, then at most once per interval; calls in between lead to one run at the interval's end. */
function throttle(action: () => void, intervalMs: number) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const run = () => {
    isDue = false;
    action();
    pause = setTimeout(endPause, intervalMs);
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
    /** Cancels a pending run. */
    cancel: () => clearTimeout(pause),
  };
}

/**
 * Calls `onChange` with the current section. The sections are measured again when the window or the page changes its
 * size, for example by the filter. Returns a function that stops this.
 */
export function trackSections(onChange: (current: SectionName) => void): () => void {
  let positions: ReturnType<typeof measure> = [];
  const update = () => onChange(currentSection(positions));
  const measuring = throttle(() => {
    positions = measure();
    update();
  }, MEASURE_INTERVAL_MS);
  const pageObserver = new ResizeObserver(measuring.call);

  measuring.call();
  pageObserver.observe(document.body);
  window.addEventListener('resize', measuring.call);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    measuring.cancel();
    pageObserver.disconnect();
    window.removeEventListener('resize', measuring.call);
    window.removeEventListener('scroll', update);
  };
}

/** Returns the current section of the studios page. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('hero');
  useEffect(() => trackSections(setCurrent), []);
  return current;
}
