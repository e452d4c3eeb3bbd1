/**
 * Runs the project's commands: `node tools/bootstrap.mjs <command> [arguments]`.
 *
 * Any Node from version 20 on can run this file, without node_modules. It installs the packages of the lock file if
 * needed, and then runs the command with the Node among them, which can run TypeScript directly and has the same
 * version as the deployed functions.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: 'tools/stack/start.command.ts',
  test: 'tools/prove/test-run/test.command.ts',
  check: 'tools/prove/check/check.command.ts',
  nightly: 'tools/prove/nightly/nightly.command.ts',
  staff: 'tools/operate/staff/staff.command.ts',
  person: 'tools/operate/person/person.command.ts',
  'setup-project': 'tools/operate/setup-project/setup-project.command.ts',
  doctor: 'tools/operate/doctor/doctor.command.ts',
  weight: 'tools/prove/weight/weight.command.ts',
  rows: 'tools/prove/rows/rows.command.ts',
  'new-remote': 'tools/ship/new-remote/new-remote.command.ts',
  affected: 'tools/ship/affected/affected.command.ts',
  settings: 'tools/ship/settings/settings.command.ts',
  release: 'tools/ship/release/release.command.ts',
  schemas: 'tools/bundling/remote-schema.command.ts',
  bench: 'tools/measure/bench.command.ts',
};
/** The command that only installs what is missing. */
const SETUP = 'setup';
const OLDEST_NODE = 20;
/** Hides warnings of packages about the machine's Node, which only runs npm. */
const QUIET = '--loglevel=error';

const root = fileURLToPath(new URL('..', import.meta.url));
const nodeModules = join(root, 'node_modules');
/** The lock file contains Node for Linux; elsewhere the machine's own Node is used if its version is right. */
const lockedNode = join(nodeModules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
/** Holds the hash of the lock file that node_modules was installed from; written last. */
const installMark = join(nodeModules, '.raade-install');

class Failure extends Error {}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(installMark) && readFileSync(installMark, 'utf8').trim() === lockHash();
}

function runNpm(...args) {
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (error) throw new Failure(`npm could not be run (${error.message}). It comes with Node.`);
  if (status !== 0) {
    throw new Failure(
      `\`npm ${args.join(' ')}\` failed. The message of npm is above.\n` +
        'The first run needs the npm registry. Check the network, then run the command again.',
    );
  }
}

function runTimed(title, work) {
  const start = performance.now();
  console.log(`… ${title}`);
  work();
  console.log(`✓ ${title} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function findNode() {
  if (existsSync(lockedNode)) return lockedNode;
  return requireOwnNode();
}

/** True if the lock file contains Node for this kind of machine. */
function hasLockedNode() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.hasOwn(packages, `node_modules/node-${process.platform}-${process.arch}`);
}

/** Returns the machine's own Node, for machines without one in the lock file. Throws if its version is wrong. */
function requireOwnNode() {
  const needed = readFileSync(join(root, '.node-version'), 'utf8').trim();
  if (process.versions.node.startsWith(`${needed}.`)) return process.execPath;
  throw new Failure(
    `Node ${needed} is required, but the lock file has no Node for this machine (${process.platform}, ${process.arch}).\n` +
      `Install Node ${needed} from nodejs.org, then run the command again with it.`,
  );
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Failure(`${node} does not run on this machine.`);
}

/** Reports problems that an installation cannot solve, before it begins. */
function checkMachine() {
  if (process.platform === 'win32') {
    throw new Failure(
      'This runs on Linux and macOS. On Windows, run it within WSL: https://learn.microsoft.com/windows/wsl/install',
    );
  }
  if (!hasLockedNode()) requireOwnNode();
}

function install() {
  runTimed('Installing packages (once, a minute or two)', () => runNpm('ci', QUIET));
  console.log(`Node ${versionOf(findNode())} is ready.`);
  writeFileSync(installMark, `${lockHash()}\n`);
}

function runCommand(entry, args) {
  const node = findNode();
  const child = spawn(node, [join(root, entry), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(nodeModules, '.bin'), dirname(node), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function main([command, ...args]) {
  if (command === SETUP && args.includes('--help')) {
    console.log('npm run setup: Installs what is missing. Every other command does so, too.');
    return;
  }
  const entry = Object.hasOwn(COMMANDS, command ?? '') && COMMANDS[command];
  if (!entry && command !== SETUP) {
    throw new Failure(`Name a command: ${[SETUP, ...Object.keys(COMMANDS)].join(', ')}.`);
  }
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Failure(
      `Node ${OLDEST_NODE} or newer is required. This is Node ${process.versions.node}.`,
    );
  }
  checkMachine();
  if (!isInstalled()) install();
  if (entry) runCommand(entry, args);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
