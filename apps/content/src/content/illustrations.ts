/** Names of the illustrations that a project may use; `projects/illustration/` draws them. */
export const ILLUSTRATIONS = [
  'solar-panels',
  'clinic',
  'bowl',
  'letters',
  'market-stall',
  'ballot-box',
] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];
