import { css, media } from '@raade/platform';

/**
 * For the parent of an empty `details`: on phones what follows that is folded by it, elsewhere it is always there. It
 * stands beside the `details` and not within, since no style can open one where there is room.
 */
export const foldedOnPhones = css`
  summary {
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  ${media.belowTablet} {
    details:not([open]) ~ * {
      display: none;
    }
  }

  ${media.tablet} {
    details {
      display: none;
    }
  }
`;
