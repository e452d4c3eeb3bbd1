import { css, media } from '@raade/platform';

/**
 * For the parent of an empty `details`: under one media query, the `details` collapses the content that follows it;
 * under the other, that content is always visible. The content is not inside of the `details`, since no style could
 * open it there.
 */
const folded = (narrow: string, wide: string) => css`
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

  ${wide} {
    details {
      display: none;
    }
  }
`;

/** Collapses content below the width of desktops. */
export const foldedBelowDesktop = folded(media.belowDesktop, media.desktop);

/** Collapses content on phones only. */
export const foldedOnPhones = folded(media.belowTablet, media.tablet);
