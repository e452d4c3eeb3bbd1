/** What became of the gifts of last year, as the page About tells it in full: a test holds the two together. */
export const GIFTS_OF_LAST_YEAR =
  'Last year about $18,000 came in: $10,600 went to the studios, $5,900 to the forum, and the rest is kept.';
/** The section that tells it in full. */
export const ACCOUNT_OF_GIFTS_PATH = '/about#impact';
