/*
 * The text color with transparency. The first declaration of each is for browsers without `color-mix`, which reject the
 * second one when parsing, since it contains no variable.
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
