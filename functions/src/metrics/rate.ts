const MINUTE_MS = 60_000;

/**
 * Admits so many a minute in this instance, of which a function has a few at most. It keeps writes and their cost
 * bounded, however much comes in; what is counted is a sample anyway.
 */
export function atMostPerMinute(most: number): (now?: number) => boolean {
  let begun = 0;
  let admitted = 0;
  return (now = Date.now()) => {
    if (now - begun >= MINUTE_MS) {
      begun = now;
      admitted = 0;
    }
    admitted += 1;
    return admitted <= most;
  };
}
