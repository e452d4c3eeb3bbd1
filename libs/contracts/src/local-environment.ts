import { FUNCTIONS_REGION } from './callables.ts';
import type { Environment } from './environment.ts';
import { LOCAL_PORTS, LOCAL_PROJECT_ID, SEEDED_STAFF } from './local-stack.ts';

const site = `http://localhost:${LOCAL_PORTS.hosting}`;
const server = (port: number) => `http://127.0.0.1:${port}`;

/** The environment of `npm start` on its usual ports, for a remote that is developed on its own. */
export const LOCAL_ENVIRONMENT: Environment = {
  name: 'local',
  siteUrl: site,
  registryUrl: '/registry.json',
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID },
  functionsRegion: FUNCTIONS_REGION,
  stripe: { publishableKey: 'pk_test_raadelocal' },
  emulators: {
    auth: server(LOCAL_PORTS.auth),
    firestore: server(LOCAL_PORTS.firestore),
    functions: server(LOCAL_PORTS.functions),
  },
  standInScripts: [`${server(LOCAL_PORTS.stripe)}/stand-in/stripe.js`],
  seededStaff: SEEDED_STAFF,
};
