import { media, styled } from '@raade/platform';
import { Button, Heading } from '@raade/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

interface RecordPanelProps {
  readonly title: string;
  /** Like `3 of 60`. */
  readonly place: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Opens the next or the previous record. */
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel is beside the table on wide screens, and replaces the table on narrow screens. */
const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  &:focus {
    outline: none;
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--navbar-height) + var(--space-4));
    max-height: calc(100dvh - var(--navbar-height) - 2 * var(--space-4));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Navigation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  p {
    margin-inline-end: auto;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  button {
    min-height: 2.25rem;
    padding-inline: var(--space-3);
  }
`;

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * The whole record of one row. Keys: J for the next record, K for the previous record, Escape to close. They also work
 * when the focus is elsewhere on the page, as after an action whose button has disappeared.
 */
export function RecordPanel(props: RecordPanelProps) {
  const { title, place, hasPrevious, hasNext, onMove, onClose, children } = props;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = panel;
    current?.focus({ preventScroll: true });
    // Where the panel replaces the table, the page scrolls to the start of the panel.
    if (current && getComputedStyle(current).position !== 'sticky') current.scrollIntoView();
  }, []);

  const handleKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const isInPanel = panel.current?.contains(target);
    const isInField = target.closest(FIELDS) !== null;
    const isInPage = target === document.body || target.closest('main') !== null;
    if (ctrlKey || metaKey || altKey || (!isInPanel && (isInField || !isInPage))) return;
    if (key === 'Escape') onClose();
    if (isInField) return;
    if (key.toLowerCase() === 'j') onMove(1);
    if (key.toLowerCase() === 'k') onMove(-1);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Panel ref={panel} aria-labelledby={titleId} tabIndex={-1}>
      <Navigation>
        <p>{place}</p>
        <Button look="quiet" disabled={!hasPrevious} onClick={() => onMove(-1)}>
          Previous
        </Button>
        <Button look="quiet" disabled={!hasNext} onClick={() => onMove(1)}>
          Next
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </Navigation>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
