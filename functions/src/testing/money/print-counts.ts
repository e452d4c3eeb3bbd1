import { formatTable } from '@raade/kit/terminal/table.ts';

type Figures = readonly [what: string, ...figures: number[]];

/** Prints what a run has come to, past Jest, which would put its own lines around it. */
export function printCounts(counts: readonly Figures[]): void {
  printFigures([], counts);
}

/** The same below a head. */
export function printFigures(head: readonly string[], figures: readonly Figures[]): void {
  const rows = figures.map(([what, ...numbers]) => [what, ...numbers.map(formatted)]);
  process.stdout.write(`\n${formatTable(head.length > 0 ? [[...head], ...rows] : rows)}\n\n`);
}

const formatted = (figure: number) =>
  figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 2 : 0 });
