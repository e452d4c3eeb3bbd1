import { styled } from '@raade/platform';

/** A button that is only an icon, large enough for a thumb. Who uses it names it for screen readers. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  transition: background var(--motion-quick);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-surface-sunken);
    color: var(--color-text);
  }

  &[aria-pressed='true'] {
    color: var(--color-accent);
  }

  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
