import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { gateOf } from './break.ts';
import type { NamedBreak } from './choose-breaks.ts';
import type { Answer } from './laboratory.ts';
import { missingWords } from './stops.ts';

export interface Tried {
  readonly named: NamedBreak;
  readonly answer: Answer;
  readonly isStopped: boolean;
  readonly milliseconds: number;
}

/** The lines about one break, as soon as it was tried. */
export function describeTrial({ named, answer, isStopped, milliseconds }: Tried): string {
  const head = `${isStopped ? '✓' : '✗'} ${named.name}  ${gateOf(named.trial)}  ${formatDuration(milliseconds)}  ${named.title}`;
  if (isStopped) return head;
  const why = answer.passed
    ? 'nothing was against it'
    : `the answer lacks: ${missingWords(named, answer).join(' | ')}`;
  return `${head}\n    ${why}\n${answer.said.replaceAll(/^/gm, '    ')}`;
}

/** Totals by gate, and by name whatever went through. */
export function summarizeTrials(tried: readonly Tried[]): string {
  const gates = [...new Set(tried.map(({ named }) => gateOf(named.trial)))].sort();
  const rowOf = (title: string, own: readonly Tried[]) => [
    title,
    String(own.length),
    String(own.filter(({ isStopped }) => isStopped).length),
    formatDuration(own.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  ];
  const rows = gates.map((gate) =>
    rowOf(
      gate,
      tried.filter(({ named }) => gateOf(named.trial) === gate),
    ),
  );
  const through = tried.filter(({ isStopped }) => !isStopped);
  return [
    formatTable([['Gate', 'breaks', 'stopped', 'time'], ...rows, rowOf('All', tried)]),
    '',
    through.length === 0
      ? 'Every break was stopped, in the right words.'
      : 'Not stopped, or not in the right words:',
    ...through.map(({ named }) => `  ${named.name}: ${named.title}`),
  ].join('\n');
}
