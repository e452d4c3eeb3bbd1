import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { GOOGLE } from '../cloud/addresses.ts';
import { openCloud } from '../cloud/open-cloud.ts';
import type { Send } from '../cloud/send.ts';
import { APPS } from '../required/hosting-sites.ts';
import type { Site } from './check.ts';

/** The emulators accept this token for every request. */
const OWNER = 'owner';

/** Opens the stack of `npm start` for checks. Throws a `Failure` if it does not run. */
export async function openLocalSite(dependencies: Pick<Site, 'send' | 'now'>): Promise<Site> {
  const { origins } = await findStack('name the project to check: `--project <id>`.');
  // Requests to Firestore go to its emulator.
  const send: Send = (address, init) =>
    dependencies.send(
      new URL(address.href.replace(new URL(GOOGLE.firestore).origin, origins.firestore)),
      init,
    );
  return {
    ...dependencies,
    projectId: LOCAL_PROJECT_ID,
    cloud: openCloud({
      ...dependencies,
      send,
      projectId: LOCAL_PROJECT_ID,
      token: () => Promise.resolve(OWNER),
    }),
    origins: new Map(APPS.map((app) => [app, origins[app] ?? ''])),
    functionAddress: (name) =>
      `${origins.functions}/${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`,
  };
}
