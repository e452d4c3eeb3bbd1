import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of tabs or chips sideways to the selected one. Returns the ref of an element around the row.
 * @param content changes with the selection and the width of the row
 */
export function useSelectedInView(content: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selected = place.current?.querySelector<HTMLElement>(
      '[aria-selected="true"], [aria-pressed="true"]',
    );
    const row = selected?.parentElement;
    if (!selected || !row) return;
    const before = selected.offsetLeft - row.offsetLeft;
    row.scrollLeft = before - (row.clientWidth - selected.offsetWidth) / 2;
  }, [content]);
  return place;
}
