import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { makeWorkspace } from '../testing/cloud/consulting-room.ts';
import { EXAMPLES, newProject, PROJECT } from '../testing/cloud/sample-project.ts';
import { snapshotOf } from '../testing/cloud/snapshot.ts';
import { type StandIn, startStandIn } from '../testing/cloud/stand-in.ts';
import type { World } from '../testing/cloud/world.ts';

const PROCESS = path.join(WORKSPACE, 'tools/operate/testing/cloud/setup-process.ts');

/** Each test starts processes, and a machine may be busy. */

let folder: string;
let settings: string;
let world: World;
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn(() => world, PROJECT);
});
afterAll(() => standIn.close());

beforeEach(async () => {
  world = newProject();
  standIn.onChange = () => undefined;
  folder = await makeWorkspace();
  settings = path.join(folder, 'settings.env');
  await writeFile(settings, await completeSettings());
});
afterEach(() => rm(folder, { recursive: true }));

/** Those of the example, with everything that functions can do switched on. */
async function completeSettings(): Promise<string> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return (await readFile(EXAMPLES.settings, 'utf8'))
    .replace('#PICTURES_BUCKET', 'PICTURES_BUCKET')
    .replace('#ERASURE_DATABASE', 'ERASURE_DATABASE')
    .replace('#BOUNCE_REPORTS', 'BOUNCE_REPORTS')
    .replace('#SEALED_GIFTS_PUBLIC_KEY=', `SEALED_GIFTS_PUBLIC_KEY=${key}`);
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Runs the command as a process of its own. `onStart` gets what ends it. */
async function run(
  more: readonly string[],
  onStart?: (kill: () => void) => void,
  given = { environment: EXAMPLES.environment, settings },
): Promise<Ended> {
  const args = ['--conditions=@raade/source', PROCESS, standIn.url, folder, ...more];
  const files = ['--environment', given.environment, '--settings', given.settings];
  const child = spawn(process.execPath, [...args, ...files], { stdio: ['ignore', 'pipe', 'pipe'] });
  onStart?.(() => child.kill('SIGKILL'));
  const [[code, signal], out, errors] = await Promise.all([
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, signal, output: out + errors };
}

const COMPLETE = [
  ...['--project', PROJECT, '--billing-account', '0X0X0X-0X0X0X-0X0X0X'],
  ...['--alerts-to', 'web@example.org'],
];

test('a plan for a project that there is not asks nobody, and names every step', async () => {
  const { code, output } = await run(['--plan']);
  expect(output).toContain('24/24 A budget');
  expect(output).toContain('there is no database (default); it will lie in nam5 for ever');
  expect(code).toBe(0);
  expect(world.requests).toEqual([]);
});

test('a plan needs no file before there is a project', async () => {
  const gone = path.join(folder, 'gone.json');
  const { code, output } = await run(['--plan'], undefined, { environment: gone, settings: gone });
  expect(output).toContain(`${gone} is not there yet; this goes by environment.example.json.`);
  expect(output).toContain('24/24 A budget');
  expect(code).toBe(0);
});

test('a plan for an empty project only reads', async () => {
  const { code, output } = await run(['--plan', ...COMPLETE]);
  expect(output).toContain('shell has no site raade-live-shell');
  expect(code).toBe(0);
  expect(world.changes).toEqual([]);
  expect(world.requests.length).toBeGreaterThan(10);
});

test('without an account that pays it stops there, and says how to go on', async () => {
  const { code, output } = await run(['--project', PROJECT]);
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /Do this first: name one with --billing-account[^]+run the same command again/,
  );
  expect(world.changes).toEqual([
    `POST serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchEnable`,
  ]);
});

test('a second run finds nothing to do, and no run shows a secret', async () => {
  const first = await run(COMPLETE);
  expect(first).toMatchObject({ code: 0 });
  const before = snapshotOf(world);
  const done = world.changes.length;
  const second = await run(COMPLETE);
  expect(second).toMatchObject({ code: 0 });
  expect(world.changes.slice(done)).toEqual([]);
  expect(snapshotOf(world)).toEqual(before);
  for (const { output } of [first, second]) {
    expect(output).not.toMatch(/rk_live|sk_live|xkeysib-s|whsec_/);
  }
  const targets = JSON.parse(await readFile(path.join(folder, '.firebaserc'), 'utf8')) as unknown;
  expect(targets).toMatchObject({
    targets: { [PROJECT]: { hosting: { giving: ['raade-live-giving'] } }, 'demo-raade': {} },
  });
});

test('a bucket for pictures is private, keeps what is deleted, and is open to functions alone', async () => {
  expect(await run(COMPLETE)).toMatchObject({ code: 0 });
  const bucket = 'storage.googleapis.com/storage/v1/b/raade-live-pictures';
  expect(world.get(bucket)).toMatchObject({
    location: 'us-central1',
    iamConfiguration: {
      uniformBucketLevelAccess: { enabled: true },
      publicAccessPrevention: 'enforced',
    },
    softDeletePolicy: { retentionDurationSeconds: '7776000' },
  });
  expect(world.get(`policies/${bucket}`)).toMatchObject({
    bindings: [
      {
        role: 'roles/storage.objectUser',
        members: ['serviceAccount:123456789012-compute@developer.gserviceaccount.com'],
      },
    ],
  });
});

/** Moments that differ in each run of the tests, told if one fails. */
function moments(count: number, most: number): number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(Math.random() * most));
}

test('whoever kills it at any moments, and runs it again, gets what one run makes, and nothing twice', async () => {
  await run(COMPLETE);
  const wanted = snapshotOf(world);
  const size = world.changes.length;
  for (let round = 0; round < 3; round += 1) {
    world = newProject();
    await cp(path.join(WORKSPACE, '.firebaserc'), path.join(folder, '.firebaserc'));
    const after = moments(2, Math.floor(size / 2));
    for (const [index, moment] of after.entries()) {
      const ended = await runAndKill(moment, index % 2 === 0 ? 'before' : 'after');
      expect(ended).toMatchObject({ signal: 'SIGKILL' });
    }
    expect(await run(COMPLETE)).toMatchObject({ code: 0 });
    expect({ after, state: snapshotOf(world) }).toEqual({ after, state: wanted });
  }
}, 300_000);

/** Ends the process at its n-th change: before the server has done it, or before the process knows that it has. */
async function runAndKill(moment: number, when: 'before' | 'after'): Promise<Ended> {
  const start = world.changes.length;
  let kill: () => void = () => undefined;
  let isKilled = false;
  standIn.onChange = async (_number, now) => {
    if (isKilled) throw new Error('The process is dead.');
    const count = world.changes.length - start + (now === 'before' ? 1 : 0);
    if (now !== when || count < moment) return;
    isKilled = true;
    kill();
    await new Promise(() => undefined);
  };
  try {
    return await run(COMPLETE, (end) => {
      kill = end;
    });
  } finally {
    standIn.onChange = () => undefined;
  }
}

test('what died between making the endpoint and keeping its signing secret leaves no endpoint that nobody can check', async () => {
  await run(COMPLETE);
  const secret = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/STRIPE_WEBHOOK_SECRETS/versions/1`;
  world.remove(secret);
  expect(await run(COMPLETE)).toMatchObject({ code: 0 });
  const [endpoint, ...others] = world.below('api.stripe.com/v1/webhook_endpoints');
  expect(others).toEqual([]);
  const kept = Buffer.from(String(world.get(secret)?.['data']), 'base64').toString();
  expect(kept).toBe(endpoint?.['secret']);
});
