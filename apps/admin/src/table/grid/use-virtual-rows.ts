import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HEAD_HEIGHT } from './grid.styles.ts';
import { nextRow } from './next-row.ts';

/** Rows rendered above and below the visible ones, for quick scrolling. */
const OVERSCAN = 8;

/** Adds the row in the tab order, so that scrolling does not remove the focused element. */
function withRow(range: Range, row: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (row >= range.count || shown.includes(row)) return shown;
  return [...shown, row].sort((one, other) => one - other);
}

/** Pixels from the top of the page to the first row. */
function topOf(frame: RefObject<HTMLElement | null>): number {
  const body = frame.current?.querySelector('tbody');
  return Math.round((body?.getBoundingClientRect().top ?? 0) + window.scrollY);
}

/** The same, measured after each render: content above may grow. */
function useTop(frame: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = topOf(frame);
    if (now !== top) setTop(now);
  });
  return top;
}

/** Pixels at the top of the window that the bar and the head cover. */
function covered(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingTop) || 0) + HEAD_HEIGHT;
}

/** Scrolls a row into view. Its edges are in pixels from the top of the page. */
function bringIntoView(start: number, end: number): void {
  const above = start - covered();
  const below = end - window.innerHeight;
  const top = Math.max(Math.min(window.scrollY, above), below);
  if (top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' });
}

interface Rows {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In pixels. */
  readonly rowHeight: number;
  /** Changes when other rows are shown; the page then scrolls to the first. */
  readonly view: string;
  /** True while a record is open. */
  readonly isOpen: boolean;
  /** The row of that record; -1 if it is not among the rows. */
  readonly openedRow: number;
}

/**
 * The visible rows, and the one in the tab order: arrows, Page Up, Page Down, Home and End move from it.
 */
export function useVirtualRows({ frame, count, rowHeight, view, isOpen, openedRow }: Rows) {
  const movesFocus = useRef(false);
  const [active, setActive] = useState({ view, row: 0 });
  const activeRow = active.view === view ? Math.min(active.row, Math.max(0, count - 1)) : 0;
  const top = useTop(frame);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => withRow(range, activeRow),
    useFlushSync: false,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useEffect(() => {
    const body = frame.current?.querySelector('tbody');
    const above = (body?.getBoundingClientRect().top ?? 0) - covered();
    if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  }, [frame, view]);

  // Keys continue from the row whose record is open, or was: without room beside the table, it took its place.
  const lastRow = useRef(-1);
  const showOpened = useEffectEvent(() => {
    // A record that has left the filter keeps its place.
    const row = openedRow < 0 ? lastRow.current : openedRow;
    lastRow.current = isOpen ? row : -1;
    if (row < 0) return;
    setActive({ view, row });
    // A hidden table has no place, and the state still has that of the hidden one when it is shown again.
    if (frame.current?.offsetParent === null) return;
    const start = topOf(frame) + row * rowHeight;
    bringIntoView(start, start + rowHeight);
  });
  useEffect(() => showOpened(), [openedRow, isOpen]);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${activeRow}"] button`);
    row?.focus({ preventScroll: true });
  }, [frame, activeRow]);

  const moveFrom = (row: number, key: string): boolean => {
    const pageLength = Math.floor((window.innerHeight - covered()) / rowHeight);
    const target = nextRow(key, row, { count, pageLength });
    if (target === undefined) return false;
    movesFocus.current = target !== activeRow;
    setActive({ view, row: target });
    bringIntoView(top + target * rowHeight, top + (target + 1) * rowHeight);
    return true;
  };

  return {
    items: virtualizer.getVirtualItems(),
    /** Pixels from the top of the page to the first row. */
    top,
    height: virtualizer.getTotalSize(),
    activeRow,
    activate: (row: number) => setActive({ view, row }),
    moveFrom,
  };
}
