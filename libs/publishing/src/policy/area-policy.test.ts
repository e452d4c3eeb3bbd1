import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import { AREAS, type Area } from '@raade/contracts/site/areas';
import { CLIPBOARD_POLICY, INERT_HTML_POLICY } from '@raade/contracts/site/trusted-types';
import { pointer, sampleEnvironment as environment } from '../testing/sample-composition.ts';
import { areaPolicy, type PolicySources } from './area-policy.ts';
import { sourceHash } from './directives.ts';

const registry: Registry = {
  schema: 1,
  remotes: { giving: pointer('giving'), content: pointer('content'), admin: pointer('admin') },
};

const policyFields: PolicySources['policyFields'] = {
  giving: { services: ['stripe', 'functions'] },
  content: { services: ['youtube'] },
  admin: { area: 'staff', services: ['firestore', 'google-sign-in', 'app-check'] },
};

const sources: PolicySources = {
  environment,
  registry,
  policyFields,
  inlineScripts: [],
};

interface Change extends Partial<Omit<PolicySources, 'environment'>> {
  readonly environment?: Partial<Environment>;
}

function policy(area: Area = 'public', { environment: changed, ...change }: Change = {}) {
  return areaPolicy({ ...sources, ...change, environment: { ...environment, ...changed } }, area);
}

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const textOf = (directives: object) => JSON.stringify(directives);

test('scripts are allowed only from own sites and named third parties, never inline', () => {
  for (const area of AREAS) {
    const scripts = policy(area)['script-src'];
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts?.filter((source) => /^(\*|https?:|data:|blob:)$/.test(source))).toEqual([]);
  }
  const own = ['https://giving.example.org', 'https://content.example.org'];
  expect(policy()['script-src']).toEqual(["'self'", ...own, ...STRIPE_SCRIPTS]);
});

test('Stripe.js gets only the sources that Stripe lists for a card field', () => {
  const stripeIn = (directive: string) =>
    (policy()[directive] ?? []).filter((source) => source.includes('stripe.com'));
  expect(stripeIn('script-src')).toEqual(STRIPE_SCRIPTS);
  expect(stripeIn('frame-src')).toEqual([...STRIPE_SCRIPTS, 'https://hooks.stripe.com']);
  expect(stripeIn('connect-src')).toEqual(['https://api.stripe.com']);
  expect(textOf(policy())).not.toMatch(/link\.com|checkout|maps\.googleapis/);
});

test('an area runs only code of its remotes, but may connect to all remotes', () => {
  expect(policy('staff')['script-src']).toEqual(["'self'", 'https://admin.example.org']);
  for (const area of AREAS) {
    for (const remote of Object.keys(registry.remotes)) {
      expect(policy(area)['connect-src']).toContain(`https://${remote}.example.org`);
    }
  }
});

test('staff pages allow third-party scripts only of the sign-in and App Check', () => {
  const change: Change = {
    environment: {
      authProviders: ['google'],
      appCheckSiteKey: 'key',
      fakeScripts: ['http://127.0.0.1:4242/stripe.js'],
    },
  };
  expect(policy('staff', change)['script-src']).toEqual([
    "'self'",
    'https://admin.example.org',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://apis.google.com',
  ]);
  expect(textOf(policy('staff', change))).not.toMatch(/stripe|youtube|4242/);
  expect(textOf(policy('public', change))).not.toMatch(/apis\.google|recaptcha/);
});

test('a service that is not enabled or not declared gets no sources', () => {
  expect(textOf(policy('staff'))).not.toMatch(/google\.com\/recaptcha|apis\.google|auth\.example/);
  for (const giving of [{}, { services: [] }]) {
    expect(textOf(policy('public', { policyFields: { ...policyFields, giving } }))).not.toContain(
      'stripe',
    );
  }
});

test('Trusted Types are required, with named policies only', () => {
  expect(policy('public')).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
  expect(policy('staff')['trusted-types']).toEqual(
    expect.arrayContaining([INERT_HTML_POLICY, CLIPBOARD_POLICY]),
  );
  // An environment can omit this for a third party's script.
  const change = { environment: { withoutTrustedTypes: true } };
  expect(policy('public', change)).not.toHaveProperty('require-trusted-types-for');
});

test('YouTube is allowed in a frame, but not as a script', () => {
  expect(textOf(policy()['script-src'] ?? [])).not.toContain('youtube');
  expect(policy()['frame-src']).toContain('https://www.youtube-nocookie.com');
});

test('an inline script is allowed by its hash', () => {
  // The well-known hash of the empty text.
  expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policy('public', { inlineScripts: ['a()'] })['script-src']).toContain(sourceHash('a()'));
});

test('unlisted sources are not allowed', () => {
  for (const area of AREAS) {
    expect(policy(area)['default-src']).toEqual(["'none'"]);
    expect(policy(area)['base-uri']).toEqual(["'none'"]);
  }
  expect(policy('public')['worker-src']).toEqual(["'none'"]);
});

test('pages may connect to the backend, and to emulators only if there are any', () => {
  const functions = 'https://us-central1-raade.cloudfunctions.net';
  // Every page may send counts of its visit.
  for (const area of AREAS) expect(policy(area)['connect-src']).toContain(functions);
  expect(policy()['connect-src']?.join(' ')).not.toContain('127.0.0.1');
  const local: Change = {
    environment: {
      emulators: {
        auth: 'http://127.0.0.1:9099',
        firestore: 'http://127.0.0.1:8080',
        functions: 'http://127.0.0.1:5001',
      },
      fakeScripts: ['http://127.0.0.1:4242/stripe.js'],
    },
  };
  const connect = policy('public', local)['connect-src'];
  expect(connect).toEqual(
    expect.arrayContaining(['http://127.0.0.1:5001', 'http://127.0.0.1:4242']),
  );
  expect(policy('staff')['connect-src']).toContain(
    'https://firestore.googleapis.com/v1/projects/raade/',
  );
  // No remote of the public site declares Firestore.
  expect(connect).not.toContain('http://127.0.0.1:8080');
  expect(policy('public', local)['script-src']).toContain('http://127.0.0.1:4242');
});
