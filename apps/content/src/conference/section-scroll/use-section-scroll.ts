import { useLocation } from '@raade/platform';
import { useEffect, useState } from 'react';
import { sectionOf } from './section-of.ts';
import { createSectionScroller } from './section-scroller.ts';

/** By these a visitor says where to go; the page then stays where it is. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function scrollToSection(id: string): void {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth' });
}

/** Scrolls to the section that the page was asked for, unless the visitor has moved on by then. */
export function useSectionScroll(): void {
  const location = useLocation();
  const [scroller] = useState(() => createSectionScroller(scrollToSection));

  useEffect(() => {
    const section = sectionOf(location);
    if (section === undefined) return;
    scroller.request(section);
    for (const gesture of GESTURES) window.addEventListener(gesture, scroller.cancel);
    return () => {
      scroller.cancel();
      for (const gesture of GESTURES) window.removeEventListener(gesture, scroller.cancel);
    };
  }, [location, scroller]);
}
