import { media, styled } from '@raade/platform';
import { Aside } from '../aside.styles.ts';

/** Where there is little room, the answers are folded behind the `details` that stands before them. */
export const Box = styled(Aside)`
  small {
    display: block;
  }

  small,
  dd {
    color: var(--color-text-muted);
  }

  dl,
  > div {
    display: grid;
    gap: var(--space-3);
  }

  dt {
    font-weight: 600;
  }

  a {
    color: var(--color-accent);
    font-weight: 600;
  }

  ${media.desktop} {
    details {
      display: none;
    }
  }

  ${media.belowDesktop} {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-border);

    h2,
    details:not([open]) + div {
      display: none;
    }
  }
`;
