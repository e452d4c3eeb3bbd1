import { parseArgs } from 'node:util';
import { Failure } from '@raade/contracts/failure';
import { PHASE_NAMES, type PhaseName } from './phases.ts';

export interface TestRunOptions {
  readonly phases: readonly PhaseName[];
  readonly runnerArgs: readonly string[];
}

/** `[--only phase,phase] [-- arguments of Jest or Playwright]`; phases run in their usual order. */
export function parseTestRunOptions(args: readonly string[]): TestRunOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const wanted = values.only?.split(',') ?? PHASE_NAMES;
  const unknown = wanted.filter((name) => !PHASE_NAMES.some((phase) => phase === name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown phase "${unknown.join()}". There are: ${PHASE_NAMES.join(', ')}.`);
  }
  return { phases: PHASE_NAMES.filter((name) => wanted.includes(name)), runnerArgs: positionals };
}
