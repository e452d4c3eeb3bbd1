import { media, styled } from '@raade/platform';
import { IconButton as BareButton } from '@raade/ui';

/** A button of a session. */
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

  /* On wide screens the icon has a label. */
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
