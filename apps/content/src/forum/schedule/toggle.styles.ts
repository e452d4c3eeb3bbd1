import { styled } from '@raade/platform';

/** A button that is on or off, drawn as a switch: it changes how all sessions are shown, and is no filter among many. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text);
  font: 600 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;

  &::before {
    width: 1.875rem;
    height: 1.125rem;
    border: 1px solid var(--color-border-strong);
    border-radius: 1em;
    background: radial-gradient(circle at 0.5rem, currentcolor 0.3125rem, transparent 0.375rem);
    content: '';
  }

  &:hover::before {
    border-color: currentcolor;
  }

  &[aria-pressed='true'] {
    color: var(--color-accent);
  }

  &[aria-pressed='true']::before {
    border-color: currentcolor;
    background-position-x: 0.75rem;
    background-repeat: no-repeat;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
