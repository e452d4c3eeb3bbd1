/** Two moments in two time zones that differ in year, day and hour. */
const RUNS = [
  { now: Date.UTC(2025, 3, 11, 22, 30), zone: 'America/Chicago' },
  { now: Date.UTC(2031, 10, 2, 3, 5), zone: 'Asia/Kolkata' },
] as const;

/** A `Date` class with a constant current time. */
function dateAt(now: number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, parts: unknown[], self) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, self) as Date,
    get: (target, key, self): unknown =>
      key === 'now' ? () => now : Reflect.get(target, key, self),
  });
}

async function runAt<T>({ now, zone }: (typeof RUNS)[number], work: () => Promise<T>): Promise<T> {
  const previousZone = process.env['TZ'];
  process.env['TZ'] = zone;
  const RealDate = Date;
  globalThis.Date = dateAt(now);
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
    if (previousZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = previousZone;
  }
}

/** Letters that are shown before and after a difference. */
const CONTEXT = 40;

/** The first difference of two texts, with some context of each. */
function showFirstDifference(a: string, b: string): string {
  const index = a.split('').findIndex((letter, position) => letter !== b[position]);
  // If no letter differs, the second text is longer than the first.
  const end = index < 0 ? a.length : index;
  const start = Math.max(0, end - CONTEXT);
  return [a, b].map((text) => `…${text.slice(start, start + 2 * CONTEXT)}…`).join('\n');
}

/**
 * Runs `work` twice, at different times in different time zones, and returns its text. Throws if the texts differ,
 * since the HTML of a build must not depend on clock, time zone or chance: hydration would fail.
 */
export async function runDeterministic(work: () => Promise<string>): Promise<string> {
  const [first, second] = [await runAt(RUNS[0], work), await runAt(RUNS[1], work)];
  if (first === second) return first;
  throw new Error(
    `its HTML differs at another time or in another time zone:\n${showFirstDifference(first, second)}`,
  );
}
