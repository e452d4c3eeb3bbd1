/** Names of the illustrations that a project may use; each is a file of that name in `projects/illustration/`. */
export const ILLUSTRATIONS = [
  'solar-panels',
  'clinic',
  'bowl',
  'letters',
  'market-stall',
  'ballot-box',
] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];
