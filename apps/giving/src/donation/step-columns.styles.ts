import { css, media } from '@raade/platform';

/** The layout of a step: its parts below each other; on wide screens its `aside` is in a column of its own. */
export const stepColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${media.belowSmallTablet} {
    gap: 1.25rem;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    column-gap: var(--space-12);

    > * {
      grid-column: 1;
    }

    > aside {
      grid-area: 1 / 2 / span 5;
      align-self: start;
    }
  }
`;
