import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';

export const FAULTS_COMMAND = {
  name: 'npm run nightly -- faults',
  summary: 'Breaks each remote in each way at each moment, and fails if the site does not cope.',
  options: {
    fault: { type: 'string', value: '<name>', default: '', help: 'one fault; without it, all' },
    remote: { type: 'string', value: '<name>', default: '', help: 'one remote; without it, all' },
    moment: { type: 'string', value: '<name>', default: '', help: 'cold or in-session' },
  },
  examples: {
    'npm run nightly -- faults --fault hanging-entry --remote giving --moment cold': 'one cell',
  },
} as const;

/** Regular expression that the titles of the chosen cells match, which are `<fault> <remote> <moment>`. */
export function chosenCells(args: readonly string[]): string {
  const { fault, remote, moment } = parseCommandLine(FAULTS_COMMAND, args).values;
  return [fault, remote, moment].map((name) => name || '[a-z0-9-]+').join(' ');
}
