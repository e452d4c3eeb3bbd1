import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { abortOnSignals, whenAborted } from '@raade/kit/processes/abort-on-signals.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { execa } from 'execa';
import { devPort } from './dev-port.ts';
import { shellOrigin } from './shell-address.ts';
import { startLiveShell } from './start-live-shell.ts';

const COMMAND = {
  name: 'npx nx dev <remote>',
  summary:
    'Shows a remote while you work on it: alone with hot reload, or within a shell that is live.',
  takesWords: true,
  usage: [''],
  options: {
    shell: {
      type: 'string',
      value: '<address>',
      help: 'within the site there, on this machine alone: nothing is changed on that site',
    },
    port: {
      type: 'string',
      default: '4300',
      value: '<port>',
      help: 'where it is shown, with --shell',
    },
  },
  examples: {
    'npx nx dev giving': 'alone, as `rsbuild dev`, which takes all other options',
    'npx nx dev giving --shell http://localhost:4200':
      'within the local stack, with its backend of emulators',
    'npx nx dev giving --shell https://raade.org':
      'within the live site; its backend is closed: pages neither read nor write data',
  },
} as const;

const [root = '', ...args] = process.argv.slice(2);
const isWithin = args.some((arg) => /^--(shell|help)\b/.test(arg)) || root === '--help';

if (isWithin) await runCommand(COMMAND, ({ values, positionals }) => within(positionals, values));
else await alone();

/** React and the platform compiled in; data comes from the local stack. */
async function alone(): Promise<void> {
  if (!(await findStack())) {
    say(
      'No local stack runs, so pages have no data: start one with `npm start` in another terminal.',
    );
  }
  const { exitCode } = await execa('rsbuild', ['dev', '-r', root, ...args], {
    cwd: WORKSPACE,
    preferLocal: true,
    localDir: WORKSPACE,
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode ?? 0;
}

async function within(
  [project = '']: readonly string[],
  { shell = '', port }: { readonly shell?: string; readonly port: string },
): Promise<number> {
  const begin = performance.now();
  const signal = abortOnSignals();
  const [appDir, site] = [remoteDir(project), shellOrigin(shell)];
  const live = await startLiveShell({ appDir, shell: site, port: devPort(port), say });
  void live.ready.then(({ hasEmulators }) => {
    const took = formatDuration(performance.now() - begin);
    const backend = hasEmulators
      ? 'Data comes from the emulators of that stack.'
      : 'Visitors use that site, so its backend is closed here: pages read no data and write none.';
    say(
      `${live.name} is shown within ${site} after ${took}: ${live.origin}\n${backend} A change shows itself. Ctrl-C ends this.`,
    );
  });
  await whenAborted(signal);
  await live.close();
  return 0;
}

function say(text: string): void {
  console.log(`\n${text}`);
}

/** The folder of a remote, from what Nx says of it, like `apps/giving`. */
function remoteDir(project: string): string {
  const dir = path.resolve(WORKSPACE, project);
  if (existsSync(path.join(dir, 'remote.json'))) return dir;
  throw new Failure(
    `"${project}" is no remote: those are ${REMOTES.join(', ')}. The shell itself is seen with \`npm start\`.`,
  );
}
