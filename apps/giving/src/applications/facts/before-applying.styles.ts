import { media, styled } from '@raade/platform';

export const Box = styled.aside`
  padding-block-start: var(--space-6);
  border-block-start: 3px solid var(--color-accent);

  ${media.belowDesktop} {
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;

/** What opens the answers where there is little room. */
export const Fold = styled.details`
  summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Answers = styled.div`
  display: grid;
  gap: var(--space-4);

  ${media.belowDesktop} {
    padding-block-end: var(--space-4);

    details:not([open]) + & {
      display: none;
    }

    > h2 {
      display: none;
    }
  }

  dl {
    display: grid;
    gap: var(--space-3);
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: var(--color-text-muted);
  }

  a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;
