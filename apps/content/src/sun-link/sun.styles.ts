import { css } from '@raade/platform';

/** Fills the button that a dark opening wants pressed: the accent of the light theme is too dark for the night. */
export const sun = css`
  && {
    border-color: transparent;
    background: var(--color-sun);
    color: var(--color-night);
  }

  &&:hover {
    background: var(--paint-gold);
  }
`;
