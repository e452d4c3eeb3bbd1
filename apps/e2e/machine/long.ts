/**
 * Details of a story that takes long, and that proves no row: `npm test` leaves it out, `npm test -- --all` and CI
 * do not.
 */
export const LONG = { tag: '@long' } as const;
