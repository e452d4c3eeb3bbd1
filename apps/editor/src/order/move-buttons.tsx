import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';

interface MoveButtonsProps {
  /** What is moved, within a sentence. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

const Move = styled(IconButton)`
  border: 1px solid var(--color-border-strong);

  &[aria-disabled='true'] {
    border-style: dashed;
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
`;

/** Moves an entry one place up or down. At the ends the buttons stay, so that the focus does. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <>
      <Move
        type="button"
        data-up
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        <Arrow d="M3 10l5-5 5 5" />
      </Move>
      <Move
        type="button"
        data-down
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1)}
      >
        <Arrow d="M3 6l5 5 5-5" />
      </Move>
    </>
  );
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
