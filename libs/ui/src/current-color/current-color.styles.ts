/*
 * The text color with transparency. Browsers without `color-mix` use the first declaration of each, since they reject
 * the second one.
 */

/** Background of hovered or chosen elements. */
export const tintedGround = (percent: number) => `
  background: rgb(128 128 128 / ${percent}%);
  background: color-mix(in srgb, currentcolor ${percent}%, transparent);
`;

/** Color of a border; width and style are set separately. */
export const thinnedBorder = (percent: number) => `
  border-color: currentcolor;
  border-color: color-mix(in srgb, currentcolor ${percent}%, transparent);
`;
