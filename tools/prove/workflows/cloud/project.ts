import { setUpSample } from '@raade/operate/testing/cloud/set-up-sample.ts';
import { EXAMPLES, newProject, PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import { startStandIn } from '@raade/operate/testing/cloud/stand-in.ts';
import type { World } from '@raade/operate/testing/cloud/world.ts';
import { readFile } from 'node:fs/promises';
import { SITES } from '@raade/kit/stack/layout.ts';
import type { Processes } from '@raade/kit/processes/processes.ts';
import type { Host } from '../network/host.ts';
import type { Environment } from '../runner/platform.ts';
import { FunctionsApi } from './functions-api.ts';
import { googleHost } from './google.ts';
import { Hosting } from './hosting.ts';
import { runningFunctions } from './running-functions.ts';
import { type IssuerKeys, SignIn } from './sign-in.ts';

export interface CloudProject {
  readonly hosting: Hosting;
  readonly functions: FunctionsApi;
  readonly world: World;
  /** The environments on GitHub, with what `setup:project` prints for each. */
  readonly environments: Readonly<Record<string, Environment>>;
  /** Who answers for a host of Google's, or for a site. */
  hostOf(name: string): Host | undefined;
}

interface Setting {
  readonly folder: string;
  /** A checkout whose `.firebaserc` learns where each site lies. */
  readonly checkout: string;
  readonly processes: Processes;
  readonly keys: IssuerKeys;
  readonly env: () => Readonly<Record<string, string>>;
}

/** A project of Google Cloud as `setup:project` leaves it behind: nothing is deployed yet. */
export async function openProject(setting: Setting): Promise<CloudProject> {
  const world = newProject();
  const standIn = await startStandIn(() => world, PROJECT);
  const said = await setUpSample(standIn.url, setting.checkout);
  await standIn.close();
  world.requests.length = 0;
  const hosting = new Hosting(SITES);
  const functions = new FunctionsApi(world);
  const signIn = new SignIn(world, setting.keys);
  const google = googleHost({ world, hosting, functions, signIn });
  const deployed = runningFunctions({ ...setting, world, functions });
  const hosts = new Map<string, Host>([
    ['sts.googleapis.com', signIn.exchange],
    ['iamcredentials.googleapis.com', signIn.impersonate],
    [`us-central1-${PROJECT}.cloudfunctions.net`, deployed],
    ['example.org', hosting.site('shell').serve],
    ...hosting.sites.map(({ app, serve }) => [`${PROJECT}-${app}.web.app`, serve] as const),
  ]);
  return {
    ...{ hosting, functions, world },
    environments: await environmentsIn(said),
    hostOf: (name) => hosts.get(name) ?? (name.endsWith('.googleapis.com') ? google : undefined),
  };
}

/** Pastes the variables as somebody does whom `setup:project` has told them. */
async function environmentsIn(said: readonly string[]): Promise<Record<string, Environment>> {
  const environmentJson = await readFile(EXAMPLES.environment, 'utf8');
  const settings = await readFile(EXAMPLES.settings, 'utf8');
  const oneLine = JSON.stringify(JSON.parse(environmentJson));
  const pasted: Readonly<Record<string, string>> = {
    ENVIRONMENT_JSON: environmentJson,
    FUNCTIONS_SETTINGS: `${settings}\nSITE_ENVIRONMENT='${oneLine}'\n`,
  };
  const found: Record<string, Record<string, string>> = {};
  for (const line of said) {
    const [, environment = '', name = '', value = ''] =
      /^(\S+) +([A-Z_]{8,}) +(.+)$/.exec(line) ?? [];
    if (environment) found[environment] = { ...found[environment], [name]: pasted[name] ?? value };
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, vars]) => [name, { vars, secrets: {} }]),
  );
}
