import { css } from '@raade/platform';

/** Colours of the buttons of the navigation over a dark ground. */
export const actionOnDark = css`
  --action-ground: var(--color-sun);
  --action-ground-hover: #f7b987;
  --action-ink: #1b1208;
`;
