import type { Environment } from '@raade/contracts/environment';
import type { Registry } from '@raade/contracts/registry';
import { contentSecurityPolicy, scriptHash } from './content-security-policy.ts';

const environment: Environment = {
  name: 'test',
  siteUrl: 'https://example.org',
  registryUrl: '/registry.json',
  firebase: { apiKey: 'a', authDomain: 'auth.example.org', projectId: 'raade' },
  functionsRegion: 'us-central1',
  stripe: { publishableKey: 'pk_test_1' },
};

const registry: Registry = {
  schema: 1,
  remotes: {
    giving: {
      url: 'https://giving.example.org/r/0123456789abcdef/remoteEntry.js',
      release: '0123456789abcdef',
      integrity: `sha384-${'A'.repeat(64)}`,
      platform: '^1.0.0',
      paths: [],
      slots: [],
    },
  },
};

function policy(change: Partial<Environment> = {}, inline: string[] = []) {
  const text = contentSecurityPolicy({ ...environment, ...change }, registry, inline);
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('scripts come from our sites and the parties named, and never from the page or from texts', () => {
  const sources = policy().get('script-src');
  expect(sources).toEqual(
    expect.arrayContaining(["'self'", 'https://giving.example.org', 'https://js.stripe.com']),
  );
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources).not.toContain("'unsafe-eval'");
  expect(sources?.filter((source) => /^(\*|https?:|data:|blob:)$/.test(source))).toEqual([]);
});

test('a script in the page runs by its hash', () => {
  // The hash of no text, as https://www.w3.org/TR/CSP3/ and many a site know it.
  expect(scriptHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policy({}, ['a()']).get('script-src')).toContain(scriptHash('a()'));
});

test('whatever is not named is not allowed', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
});

test('the backend of the deployment is reached, and emulators only where there are any', () => {
  const functions = 'https://us-central1-raade.cloudfunctions.net';
  expect(policy().get('connect-src')).toContain(functions);
  expect(policy().get('connect-src')?.join(' ')).not.toContain('127.0.0.1');
  const local = policy({
    emulators: {
      auth: 'http://127.0.0.1:9099',
      firestore: 'http://127.0.0.1:8080',
      functions: 'http://127.0.0.1:5001',
    },
    fakeScripts: ['http://127.0.0.1:4242/stripe.js'],
  });
  expect(local.get('connect-src')).toEqual(
    expect.arrayContaining(['http://127.0.0.1:5001', 'http://127.0.0.1:4242']),
  );
  expect(local.get('script-src')).toContain('http://127.0.0.1:4242');
});
