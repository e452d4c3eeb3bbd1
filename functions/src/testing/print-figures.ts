import { writeFileSync } from 'node:fs';
import { formatTable } from '@raade/kit/terminal/table.ts';

/** Prints the counts of a run, and writes them to the file `TEST_FIGURES`, if it is set. */
export function printCounts(counts: readonly (readonly [what: string, count: number])[]): void {
  print(counts.map(([what, count]) => [what, formatted(count)]));
  const file = process.env['TEST_FIGURES'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(Object.fromEntries(counts)));
}

/** Prints figures in a table with these column heads. */
export function printFigures(
  head: readonly string[],
  figures: readonly (readonly [what: string, ...figures: number[]])[],
): void {
  print([[...head], ...figures.map(([what, ...numbers]) => [what, ...numbers.map(formatted)])]);
}

/** Prints without the lines that Jest adds to console output. */
function print(rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
}

const formatted = (figure: number) =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 });
