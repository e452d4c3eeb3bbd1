import { Failure } from '@raade/contracts/base/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import * as z from 'zod/mini';

/** Figures of a part of a long test, by label. */
export const figuresSchema = z.record(z.string(), z.number());
export type Figures = z.infer<typeof figuresSchema>;

interface LongTest {
  readonly total: string;
  /** Maximum size of a part, limited by memory and emulators. */
  readonly partSize: number;
  /** Runs a part. Returns undefined if it has failed. */
  readonly runPart: (index: number, size: number) => Promise<Figures | undefined>;
}

/**
 * Runs a long test in parts until one fails, and prints the figures of all parts.
 * @returns the exit code
 * @throws Failure for a total that is no whole number
 */
export async function runInParts({ total, partSize, runPart }: LongTest): Promise<number> {
  if (!/^[1-9]\d*$/.test(total)) throw new Failure(`${total} is not a whole number above zero.`);
  const size = Number(total);
  const parts: Figures[] = [];
  for (let start = 0; start < size; start += partSize) {
    const figures = await runPart(parts.length, Math.min(partSize, size - start));
    if (figures === undefined) return 1;
    parts.push(figures);
  }
  if (parts.length > 1) {
    const sums = Object.entries(combineFigures(parts));
    console.log(`\n${parts.length} parts in total\n`);
    console.log(formatTable(sums.map(([label, figure]) => [label, figure.toLocaleString('en')])));
  }
  return 0;
}

/** Combines the figures of parts: the maximum of peaks, and the sum of all others. */
export function combineFigures(parts: readonly Figures[]): Figures {
  const sums: Figures = {};
  for (const [name, figure] of parts.flatMap((part) => Object.entries(part))) {
    const previousFigure = sums[name] ?? 0;
    sums[name] = name.startsWith('peak')
      ? Math.max(previousFigure, figure)
      : previousFigure + figure;
  }
  return sums;
}
