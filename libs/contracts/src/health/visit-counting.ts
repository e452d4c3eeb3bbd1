/** Name of the function to which pages report how often apps loaded or failed. */
export const COLLECT = 'collect';

/** Share of visits that are counted. */
export const COUNTED_SHARE = 0.1;

/** Limit of a count per release and visit; real visits stay below it. */
export const COUNT_LIMIT = 100;
