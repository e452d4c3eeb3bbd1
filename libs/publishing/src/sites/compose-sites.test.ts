import type { Environment } from '@raade/contracts/releases/environment';
import { LOCAL_ENVIRONMENT, LOCAL_NAME } from '@raade/contracts/local/local-environment';
import { sampleEnvironment } from '../testing/sample-composition.ts';
import { checkEnvironment } from './compose-sites.ts';

test('an invalid environment gives one message that names each problem', () => {
  expect(() =>
    checkEnvironment({
      name: 'test',
      siteUrl: 'example.org',
      registryUrl: '/registry.json',
      firebase: { apiKey: '', authDomain: 'localhost', projectId: 'demo-raade' },
      functionsRegion: 'us-central1',
    }),
  ).toThrow(
    [
      'environment.json is not valid:',
      'siteUrl: must be an absolute URL, like https://example.org',
      'firebase.apiKey: must not be empty',
      'stripe: Invalid input: expected object, received undefined',
    ].join('\n'),
  );
});

const live: Environment = { ...sampleEnvironment, stripe: { publishableKey: 'pk_live_1' } };

test.each<[keyof Environment, Environment]>([
  ['seededAccounts', { ...live, seededAccounts: LOCAL_ENVIRONMENT.seededAccounts }],
  ['fakeScripts', { ...live, fakeScripts: ['https://example.org/stripe.js'] }],
  ['emulators', { ...live, emulators: LOCAL_ENVIRONMENT.emulators }],
  ['registryUrl', { ...live, registryUrl: 'https://example.com/registry.json' }],
  ['registryUrl', { ...live, registryUrl: '//example.com/registry.json' }],
])('%s of a local stack is refused on a live site', (field, environment) => {
  expect(() => checkEnvironment(environment)).toThrow(`environment.json is not valid:\n${field}: `);
  expect(checkEnvironment({ ...environment, name: LOCAL_NAME })).toMatchObject({
    name: LOCAL_NAME,
  });
});

test('the registry of a live site may be a path or an address on the site itself', () => {
  expect(checkEnvironment(live)).toEqual(live);
  const registryUrl = 'https://example.org/registry.json';
  expect(checkEnvironment({ ...live, registryUrl })).toMatchObject({ registryUrl });
});
