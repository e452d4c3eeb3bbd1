import { css, styled } from '@raade/platform';
import type { ButtonHTMLAttributes } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'quiet';
  /** Shows a spinner and refuses clicks, but keeps focus and its place in the tab order. */
  readonly isBusy?: boolean;
}

const quiet = css`
  background: transparent;
  color: var(--color-text);
  border-color: var(--color-border-strong);

  &:hover:not([aria-disabled='true'], :disabled) {
    background: var(--color-surface-sunken);
  }
`;

const StyledButton = styled.button<{ $look: 'primary' | 'quiet' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-6);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 600 1rem / 1.2 var(--font-body);
  cursor: pointer;
  transition: background var(--motion-quick);

  &:hover:not([aria-disabled='true'], :disabled) {
    background: var(--color-accent-strong);
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.65;
    cursor: not-allowed;
  }

  ${({ $look }) => $look === 'quiet' && quiet}
`;

export function Button({ look = 'primary', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      $look={look}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : rest.onClick?.(event))}
    >
      {isBusy && <Spinner />}
      {children}
    </StyledButton>
  );
}
