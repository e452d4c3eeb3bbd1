import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

/** What a part of a long test has come to, by the words that are printed. */
const figuresSchema = z.record(z.string(), z.number());
export type Figures = z.infer<typeof figuresSchema>;

const doneSchema = z.object({ plan: z.string(), parts: z.array(figuresSchema) });

interface LongRun {
  /** The file that keeps what the parts have come to. */
  readonly file: string;
  /** All that a run was asked for: one of another plan begins anew. */
  readonly plan: string;
  /** How many parts it has. */
  readonly count: number;
  /** True once no further part should be begun. */
  readonly isOver: () => boolean;
  /** Runs the part of this number, from 0 on; undefined if it has failed. */
  readonly runPart: (index: number) => Promise<Figures | undefined>;
}

/**
 * Runs a long test part by part, from the first that is not done. What is done is kept: whoever is ended anywhere, or
 * has no more time, goes on there the next time.
 *
 * @returns what each part has come to so far, and whether one has failed
 */
export async function runParts({ file, plan, count, isOver, runPart }: LongRun) {
  const parts = await partsDone(file, plan);
  await mkdir(dirname(file), { recursive: true });
  while (parts.length < count && !isOver()) {
    const figures = await runPart(parts.length);
    if (figures === undefined) return { parts, hasFailed: true };
    parts.push(figures);
    await writeFile(file, JSON.stringify({ plan, parts }));
  }
  return { parts, hasFailed: false };
}

async function partsDone(file: string, plan: string): Promise<Figures[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const done = doneSchema.safeParse(JSON.parse(text)).data;
  return done?.plan === plan ? done.parts : [];
}

/** The figures of a file that a part has written; none if it wrote none. */
export async function readFigures(file: string): Promise<Figures> {
  return figuresSchema.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')));
}

/** The parts together: what is called a peak is the highest, and all else adds up. */
export function together(parts: readonly Figures[]): Figures {
  const sums: Figures = {};
  for (const [name, figure] of parts.flatMap((part) => Object.entries(part))) {
    const before = sums[name] ?? 0;
    sums[name] = name.startsWith('peak') ? Math.max(before, figure) : before + figure;
  }
  return sums;
}
