import { writeFileSync } from 'node:fs';
import { formatTable } from '@raade/kit/terminal/table.ts';

/** Prints what a run has come to, and tells the command that has started it, if there is one. */
export function printCounts(counts: readonly (readonly [what: string, count: number])[]): void {
  print(counts.map(([what, count]) => [what, formatted(count)]));
  const file = process.env['TEST_FIGURES'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(Object.fromEntries(counts)));
}

/** Prints figures below a head. */
export function printFigures(
  head: readonly string[],
  figures: readonly (readonly [what: string, ...figures: number[]])[],
): void {
  print([[...head], ...figures.map(([what, ...numbers]) => [what, ...numbers.map(formatted)])]);
}

/** Past Jest, which would put its own lines around it. */
function print(rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
}

const formatted = (figure: number) =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 });
