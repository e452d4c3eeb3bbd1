import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the screen something counts as near: about one flick of a thumb. */
const MARGIN = '700px 0px';

/** True once the element has come near the screen. Parts far below need not be loaded yet. */
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
