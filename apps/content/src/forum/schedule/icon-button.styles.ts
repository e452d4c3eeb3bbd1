import { styled } from '@raade/platform';
import { IconButton as BareButton } from '@raade/ui';

/** A button for something that can be done with a session. */
export const IconButton = styled(BareButton)`
  border: 1px solid transparent;
  border-radius: 50%;
  color: var(--color-text-muted);
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
