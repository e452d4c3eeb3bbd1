/** What became of the gifts of last year, as the page About tells it in full: a test holds the two together. */
export const GIFTS_OF_LAST_YEAR =
  'Last year: about $18,000 in, $10,600 for the studios, $5,900 for the forum, the rest kept.';
/** The section that tells it in full. */
export const ACCOUNT_OF_GIFTS_PATH = '/about#impact';
