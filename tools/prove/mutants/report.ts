import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import type { NamedMutant } from './choose-mutants.ts';
import type { Trial } from './try-mutants.ts';
import { describeVerdict } from './verdict.ts';

type NamedTrial = Trial<NamedMutant>;

const nameOf = ({ area, number }: NamedMutant) => `${area} ${number}`;

/** The lines about one mutant, as soon as its verdict is known. */
export function describeTrial({ mutant, line, verdict, milliseconds }: NamedTrial): string {
  return [
    `${verdict.status === 'killed' ? '✓' : '✗'} ${nameOf(mutant)}  ${mutant.file}:${line}  ${formatDuration(milliseconds)}`,
    `    ${mutant.claim}`,
    `    ${inOneLine(mutant.find)}  ->  ${inOneLine(mutant.replace) || '(nothing)'}`,
    `    ${describeVerdict(verdict)}`,
  ].join('\n');
}

/** Totals by area, and by name whatever no test has noticed. */
export function summarizeTrials(trials: readonly NamedTrial[]): string {
  const areas = [...new Set(trials.map(({ mutant }) => mutant.area))];
  const totals = [...areas.map((area) => totalOf(area, trials)), totalOf(undefined, trials)];
  const unnoticed = trials.filter(({ verdict }) => verdict.status !== 'killed');
  return [
    formatTable([['Area', 'mutants', 'killed', 'time'], ...totals]),
    '',
    unnoticed.length === 0 ? 'Every fault was noticed.' : 'No test has noticed:',
    ...unnoticed.map(
      ({ mutant, verdict }) => `  ${nameOf(mutant)} (${verdict.status}): ${mutant.claim}`,
    ),
  ].join('\n');
}

function totalOf(area: string | undefined, trials: readonly NamedTrial[]): string[] {
  const own = trials.filter(({ mutant }) => area === undefined || mutant.area === area);
  const killed = own.filter(({ verdict }) => verdict.status === 'killed').length;
  const time = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [area ?? 'All', String(own.length), String(killed), formatDuration(time)];
}

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
