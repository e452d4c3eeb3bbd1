/*
 * The colour of the text around, thinned. The first line of each is for browsers that cannot mix colours; they know it
 * before anything is computed because no variable stands in the second.
 */

/** Behind something that is pointed at or chosen. */
export const tintedGround = (percent: number) => `
  background: rgb(128 128 128 / ${percent}%);
  background: color-mix(in srgb, currentcolor ${percent}%, transparent);
`;

/** The colour of a border whose width and style stand beside it. */
export const thinnedBorder = (percent: number) => `
  border-color: currentcolor;
  border-color: color-mix(in srgb, currentcolor ${percent}%, transparent);
`;
