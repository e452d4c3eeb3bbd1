import { Failure } from '@raade/contracts/base/failure';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { ALL_PHASE_NAMES, PHASE_NAMES, type PhaseName } from './phases.ts';

export const TEST_COMMAND = {
  name: 'npm test',
  summary: 'Runs all tests, or only the named phases.',
  usage: ['[--only <phases>] [-- <arguments of Jest or Playwright>]'],
  hasPositionals: true,
  options: {
    only: {
      type: 'string',
      value: '<phases>',
      help: `phases, separated by commas: ${ALL_PHASE_NAMES.join(', ')}; by default all but contents, further and alone`,
    },
  },
  examples: {
    'npm test -- --only lint,unit': 'the tests that need no emulator',
    'npm test -- --only e2e -- donation -g declined': 'some end-to-end tests',
  },
} as const;

/** The parsed arguments of `npm test`. */
export interface TestRunOptions {
  readonly phases: readonly PhaseName[];
  readonly runnerArgs: readonly string[];
}

/** Parses `[--only phase,phase] [-- arguments of Jest or Playwright]`. Phases always run in the same order. */
export function parseTestRunOptions(args: readonly string[]): TestRunOptions {
  const { values, positionals } = parseCommandLine(TEST_COMMAND, args);
  const chosen: readonly string[] = values.only?.split(',') ?? PHASE_NAMES;
  const unknown = chosen.filter((name) => !ALL_PHASE_NAMES.some((phase) => phase === name));
  if (unknown.length > 0) {
    const names = ALL_PHASE_NAMES.join(', ');
    throw new Failure(`Unknown phase "${unknown.join()}". There are: ${names}.`);
  }
  const phases = ALL_PHASE_NAMES.filter((name) => chosen.includes(name));
  return { phases, runnerArgs: positionals };
}
