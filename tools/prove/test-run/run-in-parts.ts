import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { readFigures, runParts, together } from './parts.ts';

interface Part {
  /** From 0 on. */
  readonly index: number;
  /** How much of the whole it is. */
  readonly size: number;
  /** The file that it writes what it has come to into. */
  readonly figures: string;
}

interface LongTest {
  /** Names what is kept of it. */
  readonly name: string;
  /** All that decides on what the parts do, beside their size. */
  readonly plan: string;
  readonly total: string;
  readonly part: string;
  /** Minutes after which no part is begun. */
  readonly minutes: string | undefined;
  readonly signal: AbortSignal;
  /** @returns the exit code */
  readonly run: (part: Part) => Promise<number>;
}

/** Runs a long test in parts, goes on where an earlier run has ended, and prints what all parts have come to. */
export async function runInParts(test: LongTest): Promise<number> {
  const [total, size] = [wholeNumber(test.total), wholeNumber(test.part)];
  const count = Math.ceil(total / size);
  const begun = performance.now();
  const most = test.minutes === undefined ? Infinity : wholeNumber(test.minutes) * 60_000;
  const figures = kept(`${test.name}-figures`);
  const { parts, hasFailed } = await runParts({
    file: kept(`${test.name}-parts`),
    plan: `${total} in parts of ${size}, ${test.plan}`,
    count,
    isOver: () => test.signal.aborted || performance.now() - begun > most,
    runPart: async (index) => {
      await rm(figures, { force: true });
      const part = { index, size: Math.min(size, total - index * size), figures };
      return (await test.run(part)) === 0 ? readFigures(figures) : undefined;
    },
  });
  if (count > 1) {
    console.log(`\n${test.name}: ${parts.length} of ${count} parts together\n`);
    const sums = Object.entries(together(parts));
    console.log(formatTable(sums.map(([what, figure]) => [what, figure.toLocaleString('en')])));
  }
  return hasFailed ? 1 : 0;
}

const kept = (name: string) => join(WORKSPACE, `.local/${name}.json`);

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Failure(`${text} is no whole number above zero.`);
}
