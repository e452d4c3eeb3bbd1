import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProcesses } from '../../processes/processes.ts';
import { waitUntil } from '../../processes/wait-until.ts';
import { connectMarionette, type Marionette } from './connection.ts';

/** Preferences of Firefox, by name. */
export type Preferences = Readonly<Record<string, boolean | number | string>>;

/** A running Firefox with its own profile. */
export interface Firefox {
  readonly marionette: Marionette;
  /** Stops Firefox and removes its profile. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
/** With port 0, Firefox chooses a free port and writes it to a file. The others forbid background requests. */
const PREFERENCES: Preferences = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const preferenceLine = ([name, value]: [string, unknown]) =>
  `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;

/** Starts a Firefox without a window and connects to it. */
export async function startFirefox(executable: string, preferences: Preferences): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'raade-firefox-'));
  const settings = Object.entries({ ...PREFERENCES, ...preferences }).map(preferenceLine);
  await writeFile(path.join(profile, 'user.js'), settings.join(''));
  const processes = createProcesses();
  const process = processes.start({
    name: 'Firefox',
    command: executable,
    args: ['--headless', '--marionette', '--no-remote', '--profile', profile],
    cwd: profile,
    // Firefox also writes to other folders in the home folder.
    env: { HOME: profile },
    log: path.join(profile, 'firefox.log'),
  });
  const readPort = async () =>
    Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => 0));
  await waitUntil(process, async () => (await readPort()) > 0, START_TIMEOUT_MS);
  const marionette = await connectMarionette(await readPort());
  return {
    marionette,
    async stop() {
      marionette.close();
      await processes.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
