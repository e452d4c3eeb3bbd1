import { BRAND } from '../base/brand.ts';
import { FUNCTIONS_REGION } from '../base/callables.ts';
import type { Environment } from '../releases/environment.ts';
import { LOCAL_PORTS, LOCAL_PROJECT_ID, SEEDED_ACCOUNTS } from './local-stack.ts';

/** An invented key in valid form that only our Stripe emulator accepts. */
export const LOCAL_PUBLISHABLE_KEY = 'pk_test_raadelocal';

/** Name of all local environments. Unsafe settings are allowed under this name only. */
export const LOCAL_NAME = 'local';

/** The default day of the local stack, to which the sample data fit. */
export const SAMPLE_TODAY = '2025-03-01';

interface LocalOrigins {
  readonly shell: string;
  readonly auth: string;
  readonly firestore: string;
  readonly functions: string;
  readonly stripe: string;
}

/**
 * `environment.json` of a local stack.
 *
 * @param today day that the site takes for today
 */
export function localEnvironment(origins: LocalOrigins, today = SAMPLE_TODAY): Environment {
  const { shell, auth, firestore, functions, stripe } = origins;
  return {
    name: LOCAL_NAME,
    siteUrl: shell,
    registryUrl: '/registry.json',
    firebase: { apiKey: 'local', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID },
    functionsRegion: FUNCTIONS_REGION,
    stripe: { publishableKey: LOCAL_PUBLISHABLE_KEY },
    recipient: {
      legalName: BRAND.fullName,
      status: 'a sample organization',
      taxId: '12-3456789',
      registerEntry: 'https://register.example.org/12-3456789',
      statementName: 'SAMPLE RAADE',
    },
    mailService: 'A sample mail service',
    today,
    emulators: { auth, firestore, functions },
    fakeScripts: [`${stripe}/browser/stripe.js`],
    seededAccounts: SEEDED_ACCOUNTS.map(({ email, password, may }) => ({ email, password, may })),
    suppressDevelopmentErrors: true,
  };
}

const server = (port: number) => `http://127.0.0.1:${port}`;

/** The environment of `npm start` on its default ports, for developing a remote on its own. */
export const LOCAL_ENVIRONMENT = localEnvironment({
  shell: `http://localhost:${LOCAL_PORTS.hosting}`,
  auth: server(LOCAL_PORTS.auth),
  firestore: server(LOCAL_PORTS.firestore),
  functions: server(LOCAL_PORTS.functions),
  stripe: server(LOCAL_PORTS.stripe),
});
