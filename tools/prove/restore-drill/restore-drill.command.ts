import { Failure } from '@raade/contracts/base/failure';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { startEmulators } from '../mutants/start-emulators.ts';

const COMMAND = {
  name: 'npm run nightly -- restore',
  summary:
    'Loses a database of samples, restores it from a dump, lets the functions do the rest, and shows what differs.',
  options: {
    gifts: { type: 'string', value: '<number>', default: '100', help: 'how many the dump has' },
    minutes: {
      type: 'string',
      value: '<number>',
      default: '10',
      help: 'from the dump to the loss; in each a gift is paid that the dump lacks',
    },
  },
  examples: { 'npm run nightly -- restore --gifts 1000 --minutes 60': 'a longer one' },
} as const;

const TEST = 'functions/src/testing/restore/restore-drill.emulator.test.ts';

await runCommand(COMMAND, async ({ values }) => {
  const sizes = {
    RESTORE_DRILL_GIFTS: wholeNumber('gifts', values.gifts),
    RESTORE_DRILL_MINUTES: wholeNumber('minutes', values.minutes),
  };
  const processes = createProcesses();
  abortOnSignals().addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    const env = await startEmulators(processes);
    return await processes.run({
      ...{ name: 'Jest', command: 'jest' },
      args: ['--selectProjects', 'emulators', '--ci', '--runInBand', '--forceExit', TEST],
      ...{ cwd: WORKSPACE, env: { ...env, ...sizes, RAADE_TESTS: 'all' } },
    });
  } finally {
    await processes.stop();
  }
});

function wholeNumber(option: string, text: string): string {
  if (/^[1-9]\d{0,4}$/.test(text)) return text;
  throw new Failure(`--${option} ${text}: it is a whole number from 1 to 99999.`);
}
