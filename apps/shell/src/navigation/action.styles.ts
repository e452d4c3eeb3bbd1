import { css } from '@raade/platform';

/** Colors of the navigation's buttons on a dark background. */
export const actionOnDark = css`
  --action-ground: var(--color-sun);
  --action-ground-hover: #f7b987;
  --action-ink: #1b1208;
`;
