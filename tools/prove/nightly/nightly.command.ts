import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { chooseParts, NIGHTLY_PARTS, type NightlyPart, partWithOptions } from './parts.ts';

const COMMAND = {
  name: 'npm run nightly',
  summary: 'Runs all tests that are too slow for `npm test`, or only the named parts.',
  usage: ['[<part>…]', '<part> [<options of the part>]'],
  hasPositionals: true,
  options: {},
  examples: {
    'npm run nightly -- money delivery': `parts: ${Object.keys(NIGHTLY_PARTS).join(', ')}`,
    'npm run nightly -- money --help': 'the options of a part',
    'npm run nightly -- money --donors 200': 'a part with its options',
  },
} as const;

const reporter = createReporter();
const signal = abortOnSignals();

/** Runs a part with all its test cases (`RAADE_TESTS`). Returns its exit code. */
function runPart(part: NightlyPart, options: readonly string[] = []): Promise<number> {
  const command = { name: part, command: process.execPath, cwd: WORKSPACE };
  const args = [...NIGHTLY_PARTS[part], ...options];
  const env = { RAADE_TESTS: 'all' };
  return withProcesses((processes) => processes.run({ ...command, args, env }), signal);
}

/** Runs parts one after the other, even if one fails, and prints their results. */
async function runParts(parts: readonly NightlyPart[]): Promise<number> {
  const rows: string[][] = [];
  for (const part of parts) {
    signal.throwIfAborted();
    reporter.heading(part);
    const start = performance.now();
    const result = (await runPart(part)) === 0 ? 'passed' : 'failed';
    rows.push([part, result, formatDuration(performance.now() - start)]);
  }
  reporter.heading('Results');
  reporter.line(formatTable(rows));
  return rows.every(([, result]) => result === 'passed') ? 0 : 1;
}

const single = partWithOptions(process.argv.slice(2));
if (single) process.exitCode = await runPart(single.part, single.options);
else await runCommand(COMMAND, ({ positionals }) => runParts(chooseParts(positionals)));
