import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hostingConfig } from '../hosting/hosting-config.ts';
import { hostedSite, SITE } from './testing/hosted-site.ts';
import { type HostingServer, startHostingServer } from './testing/hosting-server.ts';
import { sampleSite, type SampleSite } from './testing/sample-site.ts';

const WORKSPACE = path.join(__dirname, '../../../..');
const PROJECT = 'demo-raade';

let sample: SampleSite;
let server: HostingServer;
let firebaseJson: unknown;

beforeAll(async () => {
  sample = await sampleSite();
  server = await startHostingServer(SITE);
  firebaseJson = JSON.parse(await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8'));
});
afterAll(() => server.close());

/** Deploys the shell's site as workflows do, with Google's own client. */
async function deployByCli(): Promise<void> {
  const config = (await hostingConfig(firebaseJson, sample.sitesDir)) as { hosting: object[] };
  const [shell] = config.hosting;
  const projectDir = path.dirname(sample.sitesDir);
  await writeFile(
    path.join(projectDir, 'firebase.json'),
    JSON.stringify({ hosting: [{ ...shell, public: 'sites/shell' }] }),
  );
  await writeFile(
    path.join(projectDir, '.firebaserc'),
    await readFile(path.join(WORKSPACE, '.firebaserc')),
  );
  const cli = path.join(WORKSPACE, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = ['deploy', '--only', 'hosting:shell', '--project', PROJECT, '--non-interactive'];
  const apis = ['HOSTING_API', 'TOKEN', 'API', 'SERVICE_USAGE', 'RESOURCEMANAGER', 'CLOUDCONFIG'];
  await promisify(execFile)(process.execPath, [cli, ...args], {
    cwd: projectDir,
    env: {
      PATH: process.env['PATH'],
      HOME: projectDir,
      FIREBASE_TOKEN: 'a refresh token',
      NO_UPDATE_NOTIFIER: 'true',
      ...Object.fromEntries(apis.map((name) => [`FIREBASE_${name}_URL`, server.origin])),
    },
  });
}

test('a publish creates the same files and headers as `firebase deploy` of the same folder', async () => {
  const composed = await sample.composed('By both');
  const { rules } = composed;
  await writeFile(`${sample.sitesDir}/shell.headers.json`, JSON.stringify(rules));
  await deployByCli();
  const [byCli] = server.state.releases;
  expect(byCli?.files.size).toBeGreaterThan(composed.documents.size);

  await hostedSite(server).makeLive(composed, () => Promise.resolve());
  const [byUs] = server.state.releases;
  expect(byUs).not.toBe(byCli);
  expect(Object.fromEntries(byUs?.files ?? [])).toEqual(Object.fromEntries(byCli?.files ?? []));
  expect(byUs?.config).toEqual(byCli?.config);
});
