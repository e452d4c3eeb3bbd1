const MINUTE_MS = 60_000;

/**
 * Returns a function that admits `limit` events a minute in this instance, and `limitPerSource` of them from one
 * source. It bounds the cost of counting events in the database.
 */
export function atMostPerMinute(
  limit: number,
  limitPerSource = limit,
): (source?: string, now?: number) => boolean {
  let minuteStartedAt = 0;
  let admitted = 0;
  const countBySource = new Map<string, number>();
  return (source = '', now = Date.now()) => {
    if (now - minuteStartedAt >= MINUTE_MS) {
      minuteStartedAt = now;
      admitted = 0;
      countBySource.clear();
    }
    const sourceCount = countBySource.get(source) ?? 0;
    if (admitted >= limit || sourceCount >= limitPerSource) return false;
    admitted += 1;
    countBySource.set(source, sourceCount + 1);
    return true;
  };
}
