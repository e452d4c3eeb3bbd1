import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid.styles.ts';
import { nextRow } from './next-row.ts';

/** Rows kept ready beyond what is seen, so that quick scrolling finds them there. */
const OVERSCAN = 8;

/** The row that can have the focus is always there, or the focus would be lost when it is scrolled away. */
function withRow(range: Range, row: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (row >= range.count || shown.includes(row)) return shown;
  return [...shown, row].sort((one, other) => one - other);
}

/**
 * The rows that are in sight, and the one of them that is in the tab order: arrows, Page Up and Down, Home and
 * End move on from it.
 * @param view changes when other rows are shown: then they are shown from the start
 */
export function useVirtualRows(count: number, view: string) {
  const frame = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const [active, setActive] = useState({ view, row: 0 });
  const activeRow = active.view === view ? Math.min(active.row, Math.max(0, count - 1)) : 0;

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The head covers as much of the frame.
    scrollPaddingEnd: HEAD_HEIGHT,
    rangeExtractor: (range) => withRow(range, activeRow),
    useFlushSync: false,
  });

  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [view]);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${activeRow}"] button`);
    // The frame has scrolled to it; what may be left to do is to scroll the page.
    row?.focus();
  }, [activeRow]);

  const moveFrom = (row: number, key: string): boolean => {
    const pageLength = Math.floor(((frame.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT);
    const target = nextRow(key, row, { count, pageLength });
    if (target === undefined) return false;
    movesFocus.current = target !== activeRow;
    setActive({ view, row: target });
    virtualizer.scrollToIndex(target);
    return true;
  };

  return {
    frame,
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    activeRow,
    activate: (row: number) => setActive({ view, row }),
    moveFrom,
  };
}
