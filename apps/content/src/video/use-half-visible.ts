import { type RefObject, useEffect, useState } from 'react';

const SHARE = 0.5;
/**
 * The margin is above and below only: at the sides as well, it would leave so little of a phone's width that half of a
 * video could never lie within.
 */
const MARGIN = '-100px 0px';

/** True if at least half of the element lies in the view, not counting 100 px at its top and bottom. */
export function useHalfVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= SHARE),
      { threshold: SHARE, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isVisible;
}
