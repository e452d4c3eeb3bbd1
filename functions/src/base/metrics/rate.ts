const MINUTE_MS = 60_000;

/**
 * Admits so many a minute in this instance, of which a function has a few at most, and so many of them from one source.
 * This bounds writes and their cost, however much comes in; what is counted is a sample anyway.
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
