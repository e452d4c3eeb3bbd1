/** Drawings that a project may have; each is a file of that name in the app of the pages. */
export const ILLUSTRATIONS = [
  'solar-panels',
  'clinic',
  'bowl',
  'letters',
  'market-stall',
  'ballot-box',
] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];
