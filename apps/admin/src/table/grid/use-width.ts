import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in pixels, as it changes; undefined while it is not known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    // A hidden element keeps its last width, so that its content has the same layout when it is shown again.
    const observer = new ResizeObserver(() => setWidth((last) => current.clientWidth || last));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
