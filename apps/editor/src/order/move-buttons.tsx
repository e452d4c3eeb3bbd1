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

const WAYS = [
  { way: 'up', step: -1, d: 'M3 10l5-5 5 5' },
  { way: 'down', step: 1, d: 'M3 6l5 5 5-5' },
] as const;

/** Buttons that move an entry up or down. They stay at the ends of the list, so that the focus is not lost. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return WAYS.map(({ way, step, d }) => {
    const to = index + step;
    const isEnd = to < 0 || to >= count;
    return (
      <Move
        key={way}
        type="button"
        {...{ [`data-${way}`]: true }}
        aria-label={`Move ${name} ${way}`}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(to)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Move>
    );
  });
}
