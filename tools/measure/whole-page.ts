/**
 * The selector of a page that is all it will be until somebody goes on: nothing is left of what came with the HTML, or
 * it is a page in which nothing is alive.
 */
export const WHOLE_PAGE =
  '#root[data-alive]:not(:has([data-prerendered])), #root:has([data-still])';
