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
