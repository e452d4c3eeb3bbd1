/** The function to which pages send their counts. */
export const COLLECT = 'collect';

/** Share of visits that are counted. */
export const COUNTED_SHARE = 0.1;

/** Limit per release and visit; real visits stay below it. */
export const MOST_COUNTED = 100;
