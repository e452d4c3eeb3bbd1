import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { chosenParts, NIGHTLY_PARTS, type NightlyPart } from './parts.ts';

const COMMAND = {
  name: 'npm run nightly',
  summary: 'Runs the tests that take too long for `npm test`, or the parts that are named.',
  usage: ['[<part>…]'],
  takesWords: true,
  options: {},
  examples: { 'npm run nightly -- money delivery': `parts: ${chosenParts([]).join(', ')}` },
} as const;

const reporter = createReporter();
const signal = abortOnSignals();

/** Runs one part and tells how it ended; a failed part does not keep the next from running. */
async function runPart(part: NightlyPart): Promise<{ passed: boolean; row: string[] }> {
  const line = NIGHTLY_PARTS[part];
  reporter.heading(line);
  const start = performance.now();
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  const [command = '', ...args] = line.split(' ');
  try {
    const code = await processes.run({ name: part, command, args, cwd: WORKSPACE });
    const time = formatDuration(performance.now() - start);
    return { passed: code === 0, row: [part, code === 0 ? 'passed' : 'failed', time] };
  } finally {
    await processes.stop();
  }
}

await runCommand(COMMAND, async ({ positionals }) => {
  const results = [];
  for (const part of chosenParts(positionals)) {
    signal.throwIfAborted();
    results.push(await runPart(part));
  }
  reporter.heading('Results');
  reporter.line(formatTable(results.map(({ row }) => row)));
  return results.every(({ passed }) => passed) ? 0 : 1;
});
