import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';

interface MoveButtonsProps {
  /** The name of the moved item, within a sentence. */
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

/** `path` draws the arrow. */
const DIRECTIONS = [
  { direction: 'up', step: -1, path: 'M3 10l5-5 5 5' },
  { direction: 'down', step: 1, path: 'M3 6l5 5 5-5' },
] as const;

/** Buttons that move an entry up or down. At the ends of the list they are disabled, not removed, so that the focus is not lost. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return DIRECTIONS.map(({ direction, step, path }) => {
    const to = index + step;
    const isEnd = to < 0 || to >= count;
    return (
      <Move
        key={direction}
        type="button"
        {...{ [`data-${direction}`]: true }}
        aria-label={`Move ${name} ${direction}`}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(to)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Move>
    );
  });
}
