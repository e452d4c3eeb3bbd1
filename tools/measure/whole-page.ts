/** The selector of a page in which nothing is alive: until somebody goes on, no remote's code is loaded. */
export const STILL_PAGE = '#root:has([data-still])';

/**
 * The selector of a page that is all it will be until somebody goes on: nothing is left of what came with the HTML, or
 * it is a page in which nothing is alive.
 */
export const WHOLE_PAGE = `#root[data-alive]:not(:has([data-prerendered])), ${STILL_PAGE}`;
