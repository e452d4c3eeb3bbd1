import { formatTable } from '@raade/kit/terminal/table.ts';

/** Prints what a run has come to, past Jest, which would put its own lines around it. */
export function printCounts(counts: readonly (readonly [what: string, count: number])[]): void {
  const rows = counts.map(([what, count]) => [what, count.toLocaleString('en')]);
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
}
