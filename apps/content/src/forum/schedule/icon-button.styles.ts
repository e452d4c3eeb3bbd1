import { media, styled } from '@raade/platform';
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

  /* Where there is room, a word says what the icon means. */
  > span {
    display: none;
  }

  ${media.wideDesktop} {
    grid-auto-flow: column;
    gap: var(--space-2);
    align-items: center;
    width: auto;
    padding-inline: var(--space-3);
    border-radius: 999px;
    font: 600 var(--text-small) / 1 var(--font-body);

    > span {
      display: inline;
    }
  }
`;
