import { spawn } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { type Manifest, startRegistry } from './testing/npm-registry.ts';
import { filesOf, lackedParts, platformLock } from './testing/platform-lock.ts';

// Two runs of npm, each of some seconds on a machine that is busy.
jest.setTimeout(120_000);

const PLATFORMS = ['linux', 'darwin'].flatMap((platform) =>
  ['x64', 'arm64'].map((arch) => [platform, arch] as const),
);

const { locked, owners } = platformLock();
const { manifest, lock } = filesOf(locked, owners);
const lacked = lackedParts(locked);

let registry: Awaited<ReturnType<typeof startRegistry>>;
let folder: string;

beforeAll(async () => (registry = await startRegistry([...locked.values(), ...lacked])));
afterAll(() => registry.stop());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-platform-'));
  mkdirSync(path.join(folder, 'tools'));
  for (const file of [
    'tools/bootstrap.mjs',
    'tools/locked-install.mjs',
    '.node-version',
    '.npmrc',
  ]) {
    copyFileSync(path.join(WORKSPACE, file), path.join(folder, file));
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs first in each Node, so that npm, too, takes this machine for another one: its option `--os` does not reach all. */
const pretending = (platform: string, arch: string) => {
  const values = JSON.stringify({ platform: { value: platform }, arch: { value: arch } });
  const script = `Object.defineProperties(process, ${values})`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `npm run setup` as on a machine of that kind; npm is the real one. */
function setUp(platform: string, arch: string): Promise<Ended> {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'setup'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      NODE_OPTIONS: pretending(platform, arch),
      npm_config_registry: registry.address,
      npm_config_cache: path.join(folder, 'cache'),
      npm_config_update_notifier: 'false',
    },
  });
  let said = '';
  const hear = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

function installed(): Manifest[] {
  const files = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder });
  return files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Manifest);
}

/** The parts for that kind of machine that packages of ours ask for, as `name@version`. */
const needed = (platform: string, arch: string) =>
  [...locked.values()]
    .flatMap((each) => Object.entries(each.optionalDependencies ?? {}))
    .filter(([name]) => name.includes(`${platform}-${arch}`) && !name.endsWith('musl'))
    .map(([name, version]) => `${name}@${version}`);

test('there are packages with parts for platforms, and the lock file lacks some', () => {
  expect(owners).toContain('@rspack/binding');
  expect(lacked.map(({ name }) => name)).toContain('@rspack/binding-darwin-arm64');
});

test.each(PLATFORMS)('a fresh machine of %s on %s gets every part', async (platform, arch) => {
  const { code, said } = await setUp(platform, arch);
  const parts = installed().map(({ name, version }) => `${name}@${version}`);
  expect(said).toContain('is ready');
  expect(code).toBe(0);
  const wanted = needed(platform, arch);
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((part) => !parts.includes(part))).toEqual([]);
  const other = platform === 'linux' ? 'darwin' : 'linux';
  expect(parts.filter((part) => part.includes(other))).toEqual([]);

  const before = registry.asked.length;
  expect(await setUp(platform, arch)).toEqual({ code: 0, said: '' });
  expect(registry.asked).toHaveLength(before);
});

test.each([
  [
    'darwin',
    'arm64',
    'Node 99 is needed, and the lock file has none for this machine (darwin, arm64)',
  ],
  ['win32', 'x64', 'This runs on Linux and macOS. On Windows, run it within WSL'],
])(
  'what is missing on %s on %s is said before anything is installed',
  async (platform, arch, why) => {
    writeFileSync(path.join(folder, '.node-version'), '99\n');
    const before = registry.asked.length;
    const { code, said } = await setUp(platform, arch);
    expect(said).toMatch(/^(Node 99|This runs)/);
    expect(said).toContain(why);
    expect(code).toBe(1);
    expect(registry.asked).toHaveLength(before);
  },
);
