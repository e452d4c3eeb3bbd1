import { SITE_ORIGIN } from '../../testing/test-environment.ts';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';

// Tests the deployed bundle under Google's functions framework, in its own process.

const WORKSPACE = path.resolve(import.meta.dirname, '../../../..');
const FRAMEWORK = path.join(
  path.dirname(require.resolve('@google-cloud/functions-framework')),
  'main.js',
);
const bundle = temporaryFolder();
const running: ChildProcess[] = [];

beforeAll(() => {
  const build = path.join(WORKSPACE, 'tools/bundling/functions.build.ts');
  const args = [build, '--out', bundle];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(bundle, 'node_modules'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Serves one function, like `record.donation`, as a Cloud Run instance does. */
async function start(target: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [FRAMEWORK], {
    env: {
      ...process.env,
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: bundle,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(child);
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${target} did not start`))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    /** Returns the status of the answer; 0 if the connection broke. */
    post: (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', origin: SITE_ORIGIN, ...headers },
      }).then(
        ({ status }) => status,
        () => 0,
      ),
    /** Returns the largest memory of the process so far, in megabytes. */
    peak: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
    },
  };
}

const listOf = (megabytes: number) =>
  `{"data":[${Array.from({ length: megabytes * 333_333 }, () => '[]').join(',')}]}`;
const BOMB = new Uint8Array(gzipSync(listOf(20)));
const LONG = listOf(9);

test.each([
  ['record.donation', '{}', [415, 413]],
  ['stripe.webhook', '{}', [415, 413]],
  ['upload.picture', 'x', [415, 400]],
])('no request crashes %s or fills its memory', async (target, honest, refusals) => {
  const { post, peak } = await start(target);
  expect(await post(honest)).toBe(400);
  const before = peak();
  const [ofBomb, ofLong, ...others] = await Promise.all([
    post(BOMB, { 'content-encoding': 'gzip' }),
    post(LONG),
    post(honest),
    post(honest),
  ]);
  expect(peak() - before).toBeLessThan(32);
  expect([ofBomb, ofLong]).toEqual(refusals);
  expect(others).toEqual([400, 400]);
});
