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

/** The top of the first row, measured after each render, since content above it may grow. */
function useTop(frame: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const newTop = topOf(frame);
    if (newTop !== top) setTop(newTop);
  });
  return top;
}

/** Pixels at the top of the window that the navigation bar and the head of the table cover. */
function coveredHeight(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingTop) || 0) + HEAD_HEIGHT;
}

/** Scrolls a row into view. Its edges are in pixels from the top of the page. */
function bringIntoView(start: number, end: number): void {
  const above = start - coveredHeight();
  const below = end - window.innerHeight;
  const top = Math.max(Math.min(window.scrollY, above), below);
  if (top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' });
}

interface VirtualRowsOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In pixels. */
  readonly rowHeight: number;
  /** Changes when other rows are shown; the page then scrolls to the first. */
  readonly view: string;
  /** True while a record is open. */
  readonly isOpen: boolean;
  /** The row of the open record; -1 if it is not among the rows. */
  readonly openedRow: number;
}

/** The visible rows, and the one row in the tab order. Arrows, Page Up, Page Down, Home and End move from that row. */
export function useVirtualRows({
  frame,
  count,
  rowHeight,
  view,
  isOpen,
  openedRow,
}: VirtualRowsOptions) {
  /** True after a key moved to another row, which gets the focus once it is rendered. */
  const movesFocus = useRef(false);
  const [active, setActive] = useState({ view, row: 0 });
  // With another filter or order, keys start at the first row.
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

  // The virtualizer keeps its heights until it is told to measure again.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useEffect(() => {
    const body = frame.current?.querySelector('tbody');
    const above = (body?.getBoundingClientRect().top ?? 0) - coveredHeight();
    if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  }, [frame, view]);

  // After a record was open, keys continue from its row.
  const lastRow = useRef(-1);
  const showOpened = useEffectEvent(() => {
    // A record that no longer matches the filter keeps its place.
    const row = openedRow < 0 ? lastRow.current : openedRow;
    lastRow.current = isOpen ? row : -1;
    if (row < 0) return;
    setActive({ view, row });
    // On narrow screens the open record hides the table, which cannot scroll then. `top` may be outdated here.
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
    const pageLength = Math.floor((window.innerHeight - coveredHeight()) / rowHeight);
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
