import { createStore, useStore } from '@raade/platform';
import { useEffect } from 'react';
import {
  ANCHORED_SECTIONS,
  sectionAt,
  type SectionName,
  type SectionPosition,
} from './section-at.ts';
import { throttle } from './throttle.ts';

/** Milliseconds between two measurements of the sections. */
const MEASURE_INTERVAL = 200;

export const currentSection = createStore<{ name: SectionName }>(() => ({ name: 'hero' }));

function measure(): SectionPosition[] {
  return ANCHORED_SECTIONS.flatMap((name) => {
    const element = document.getElementById(name);
    return element ? { name, top: element.getBoundingClientRect().top + window.scrollY } : [];
  });
}

/**
 * Keeps the current section current. The sections are measured anew when the window or the page changes its
 * size, as the page does when the filter is used. Returns the way to stop.
 */
export function trackSections(): () => void {
  let positions: SectionPosition[] = [];
  const judge = () => {
    const { scrollY, innerHeight: viewportHeight } = window;
    const pageHeight = document.documentElement.scrollHeight;
    currentSection.setState({
      name: sectionAt({ scrollY, viewportHeight, pageHeight }, positions),
    });
  };
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
  useEffect(trackSections, []);
  return useStore(currentSection, ({ name }) => name);
}
