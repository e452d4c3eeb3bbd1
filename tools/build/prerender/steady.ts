/** Two moments that share neither day nor year, read on clocks that share no hour. */
const TRIES = [
  { now: Date.UTC(2025, 3, 11, 22, 30), zone: 'America/Chicago' },
  { now: Date.UTC(2031, 10, 2, 3, 5), zone: 'Asia/Kolkata' },
];

/** A `Date` whose clock stands still. */
function dateAt(now: number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, parts, self) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, self),
    get: (target, key, self) => (key === 'now' ? () => now : Reflect.get(target, key, self)),
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

/**
 * Does `work` twice, at different times in different zones.
 * @returns the text that both gave, or undefined if they differ: then clock, zone or chance is in it
 */
export async function steadyText(work: () => Promise<string>): Promise<string | undefined> {
  const texts: string[] = [];
  for (const moment of TRIES) texts.push(await at(moment, work));
  return texts[0] === texts[1] ? texts[0] : undefined;
}
