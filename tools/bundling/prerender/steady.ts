/** Two moments that share neither day nor year, read on clocks that share no hour. */
const TRIES = [
  { now: Date.UTC(2025, 3, 11, 22, 30), zone: 'America/Chicago' },
  { now: Date.UTC(2031, 10, 2, 3, 5), zone: 'Asia/Kolkata' },
] as const;

/** A `Date` whose clock stands still. */
function dateAt(now: number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, parts: unknown[], self) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, self) as Date,
    get: (target, key, self): unknown =>
      key === 'now' ? () => now : Reflect.get(target, key, self),
  });
}

async function at<T>({ now, zone }: (typeof TRIES)[number], work: () => Promise<T>): Promise<T> {
  const zoneBefore = process.env['TZ'];
  process.env['TZ'] = zone;
  const RealDate = Date;
  globalThis.Date = dateAt(now);
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
  }
}

const CONTEXT = 40;

/** The place where two texts part, with some of what is around it in each. */
function firstDifference(a: string, b: string): string {
  const index = a.split('').findIndex((letter, at) => letter !== b[at]);
  const start = Math.max(0, (index < 0 ? a.length : index) - CONTEXT);
  return [a, b].map((text) => `…${text.slice(start, start + 2 * CONTEXT)}…`).join('\n');
}

/**
 * Does `work` twice, at different times in different zones, and returns the text that both gave.
 * Throws if they differ, saying where: then clock, zone or chance is in it.
 */
export async function steadyText(work: () => Promise<string>): Promise<string> {
  const [first, second] = [await at(TRIES[0], work), await at(TRIES[1], work)];
  if (first === second) return first;
  throw new Error(
    `it is not the same at another time or in another zone:\n${firstDifference(first, second)}`,
  );
}
