/** The function to which pages send what they have counted. */
export const COLLECT = 'collect';

/** The part of the visits that is counted. */
export const COUNTED_SHARE = 0.1;

/** Of one release in one visit. More is no visit of a person's. */
export const MOST_COUNTED = 100;
