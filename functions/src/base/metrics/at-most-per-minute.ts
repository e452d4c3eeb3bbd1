const MINUTE_MS = 60_000;

/**
 * Returns a function that admits `most` events a minute in this instance, and `mostOfSource` of them from one source.
 * It bounds the number of writes and their cost; the counts are samples anyway.
 */
export function atMostPerMinute(
  most: number,
  mostOfSource = most,
): (source?: string, now?: number) => boolean {
  let begun = 0;
  let admitted = 0;
  const bySource = new Map<string, number>();
  return (source = '', now = Date.now()) => {
    if (now - begun >= MINUTE_MS) {
      begun = now;
      admitted = 0;
      bySource.clear();
    }
    const ofSource = bySource.get(source) ?? 0;
    if (admitted >= most || ofSource >= mostOfSource) return false;
    admitted += 1;
    bySource.set(source, ofSource + 1);
    return true;
  };
}
