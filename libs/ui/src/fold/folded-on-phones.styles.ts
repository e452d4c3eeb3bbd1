import { css, media } from '@raade/platform';

const folded = (narrow: string, roomy: string) => css`
  summary {
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  ${narrow} {
    details:not([open]) ~ * {
      display: none;
    }
  }

  ${roomy} {
    details {
      display: none;
    }
  }
`;

/**
 * For the parent of an empty `details`: on phones what follows that is folded by it, elsewhere it is always there. It
 * stands beside the `details` and not within, since no style can open one where there is room.
 */
export const foldedOnPhones = folded(media.belowTablet, media.tablet);

/** The same for what has room only beside the rest of the page. */
export const foldedBelowDesktop = folded(media.belowDesktop, media.desktop);
