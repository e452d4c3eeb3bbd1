import { css, media } from '@raade/platform';

/**
 * For the parent of an empty `details`: what follows that is folded by it under one media query, and always there under
 * the other. It stands beside the `details` and not within, since no style can open one where there is room.
 */
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

/** Folds parts that have room only beside the rest of the page. */
export const foldedBelowDesktop = folded(media.belowDesktop, media.desktop);

/** Folds parts on phones alone. */
export const foldedOnPhones = folded(media.belowTablet, media.tablet);
