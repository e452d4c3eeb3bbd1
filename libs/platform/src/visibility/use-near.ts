import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport that counts as near: about one swipe on a phone. */
const MARGIN = '700px 0px';

/** True once the element has been near the viewport. Sections far down the page are loaded then. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeenNear, setHasBeenNear] = useState(false);

  useEffect(() => {
    if (!element.current || hasBeenNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasBeenNear]);

  return hasBeenNear;
}
