import { styled } from '@raade/platform';
import { tintedGround } from '../current-color/current-color.styles.ts';
import type { ButtonHTMLAttributes } from 'react';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Undefined for a chip that is not a toggle. */
  readonly isOn: boolean | undefined;
}

const StyledChip = styled.button`
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: 2em;
  background: transparent;
  color: var(--color-text);
  font: 600 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;
  transition:
    background var(--motion-quick),
    color var(--motion-quick);

  &:hover:enabled {
    ${tintedGround(8)}
  }

  &:active:enabled {
    ${tintedGround(16)}
  }

  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** A toggle button for one choice of a filter. */
export function Chip({ isOn, children, ...rest }: ChipProps) {
  return (
    <StyledChip type="button" {...rest} aria-pressed={isOn}>
      {children}
    </StyledChip>
  );
}

/** Chips in a row that wraps. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
