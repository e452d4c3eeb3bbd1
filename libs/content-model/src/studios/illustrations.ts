/** The drawings that a project may have. Each is a file of that name in `apps/content`. */
export const ILLUSTRATIONS = [
  'solar-panels',
  'clinic',
  'bowl',
  'letters',
  'market-stall',
  'ballot-box',
] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];
