import { css, media } from '@raade/platform';

/**
 * A step's parts one below the other. Where there is room, its aside stands in a column of its own; elsewhere it keeps
 * its place among them.
 */
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
