import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { openCloud } from '../cloud/open-cloud.ts';
import { PROJECT, sampleProduction } from '../doctor/testing/healthy-project.ts';
import { openCommands } from './commands.ts';
import { setUpProject } from './setup-project.ts';
import { StubRequests } from './testing/stub-requests.ts';

const SECRETS: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'rk_live_sample',
  SMTP_PASSWORD: 'smtp-key-sample',
  BREVO_API_KEY: 'xkeysib-sample',
  STRIPE_SETUP_KEY: 'sk_live_sample',
};
const READS = / list|:list|:sdkconfig| describe | access /;
/** Commands that change nothing the second time, in their order. */
const REPEATED = [
  `firebase deploy --only firestore --project ${PROJECT} --non-interactive`,
  ...['pubsub', 'eventarc'].map(
    (name) => `gcloud beta services identity create --service=${name}.googleapis.com`,
  ),
  expect.stringContaining('gcloud logging sinks update audit-log'),
];

/** Folder in which the stub of gcloud, firebase and stripe stores resources and its log. */
let world: string;
let workspace: string;
let requests: StubRequests;
let output: string[];
const before = { ...process.env };

beforeEach(() => {
  world = temporaryFolder();
  workspace = temporaryFolder();
  mkdirSync(path.join(workspace, 'bin'));
  for (const name of ['gcloud', 'firebase', 'stripe']) {
    const stub = path.join(import.meta.dirname, 'testing/stub-command.sh');
    symlinkSync(stub, path.join(workspace, 'bin', name));
  }
  symlinkSync(path.join(WORKSPACE, 'tools'), path.join(workspace, 'tools'));
  cpSync(path.join(WORKSPACE, '.firebaserc'), path.join(workspace, '.firebaserc'));
  process.env['PATH'] = `${path.join(workspace, 'bin')}:${before['PATH']}`;
  process.env['WORLD'] = world;
  requests = new StubRequests();
  output = [];
});
afterEach(() => (process.env = { ...before }));

const textOf = (name: string) => {
  const file = path.join(world, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const calls = () => textOf('log').split('\n').filter(Boolean);
const changes = () => calls().filter((call) => !READS.test(call));

/** The names of all created resources, and the answers of APIs. Random values are left out. */
const state = () => ({
  files: readdirSync(world, { recursive: true })
    .map((name) => String(name).replace(/we_\d+/, 'we'))
    .filter((name) => name !== 'log')
    .sort(),
  grants: textOf('grants').split('\n').sort(),
  answers: new Map(requests),
});

const choices = {
  location: 'nam5',
  billingAccount: '0X0X',
  alertsTo: 'web@example.org',
};

/** Runs the setup with everything that functions can do switched on. */
async function run(change: object = {}): Promise<void> {
  const production = await sampleProduction();
  const more = parseEnv('ERASURE_DATABASE=erasures\nBOUNCE_REPORTS=on') as Record<string, string>;
  const say = (line: string) => void output.push(line);
  await setUpProject({
    ...production,
    ...openCommands(PROJECT, say),
    choices,
    say,
    workspace,
    settings: { ...production.settings, ...more },
    askSecret: (name) => Promise.resolve(SECRETS[name] ?? ''),
    cloud: openCloud({
      send: requests.sendWith(() => textOf('grants')),
      token: () => Promise.resolve('a-token'),
      projectId: PROJECT,
    }),
    ...change,
  });
}

test('a second run creates nothing, and no run shows a secret', async () => {
  await run();
  const first = changes();
  expect(first.length).toBeGreaterThan(100);
  const made = state();
  const sent = requests.changes.length;
  await run();
  // The stub leaves .firebaserc as it is.
  const again = changes()
    .slice(first.length)
    .filter((call) => !call.includes(' target:'));
  expect(again).toEqual(REPEATED);
  expect(requests.changes.slice(sent)).toEqual([]);
  expect(state()).toEqual(made);
  expect(`${calls().join('\n')}${output.join('\n')}`).not.toMatch(
    /rk_live|sk_live|xkeysib-s|smtp-key-s|whsec_/,
  );
  expect(textOf('versions/STRIPE_SECRET_KEY')).toBe('rk_live_sample');
});

test('the next run after several aborts completes the setup', async () => {
  await run();
  const made = state();
  const all = changes();
  rmSync(world, { recursive: true });
  mkdirSync(world);
  requests = new StubRequests();
  const kept = 'gcloud secrets versions add STRIPE_WEBHOOK_SECRETS --data-file=-';
  const moments = [`after ${all[3]}`, `before ${all[12]}`, `before ${kept}`, `after ${all[80]}`];
  for (const moment of moments) {
    process.env['FAIL_ON'] = moment;
    await expect(run()).rejects.toThrow(/The step '[^]+aborted\n[^]+run the same command again/);
  }
  delete process.env['FAIL_ON'];
  const nobody = { choices: { ...choices, alertsTo: undefined } };
  await expect(run(nobody)).rejects.toThrow('Give an email address for alerts with --alerts-to');
  await run();
  expect(state()).toEqual(made);
  // Stripe shows a signing secret once, so the endpoint without a stored secret was replaced.
  const [endpoint] = readdirSync(path.join(world, 'endpoints'));
  expect(textOf('versions/STRIPE_WEBHOOK_SECRETS')).toBe(`whsec_${endpoint}`);
});

test('the setup stops with an instruction where a person has to act', async () => {
  const alone = { choices: { ...choices, billingAccount: undefined } };
  await expect(run(alone)).rejects.toThrow('Pass one with --billing-account');
  process.env['API_KEY'] = 'another';
  await expect(run()).rejects.toThrow('Set it to: "firebase": {"apiKey":"another"');
  process.env['PATH'] = world;
  await expect(run()).rejects.toThrow('`gcloud` is not installed');
});

test('an invalid Stripe key is refused and not stored', async () => {
  const askSecret = () => Promise.resolve('pk_live_public');
  await expect(run({ askSecret })).rejects.toThrow(/STRIPE_SECRET_KEY .+/);
  expect(changes()).not.toContainEqual(expect.stringContaining('versions add STRIPE_SECRET_KEY'));
});
