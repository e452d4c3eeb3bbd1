import { parseReleaseOptions } from './release-options.ts';

const RELEASE = '0123456789abcdef';

test.each([
  [['publish', 'giving'], { task: 'publish', app: 'giving', promote: true, elsewhere: undefined }],
  [['publish', 'giving', '--build', 'out', '--no-promote'], { build: 'out', promote: false }],
  [['promote', 'giving', RELEASE], { task: 'promote', app: 'giving', release: RELEASE }],
  [['rollback', 'shell'], { task: 'rollback', app: 'shell' }],
  [['rollback', 'giving', RELEASE], { task: 'rollback', release: RELEASE }],
  [['verify', 'giving'], { task: 'verify', app: 'giving' }],
  [['list', 'giving'], { task: 'list', app: 'giving' }],
  [
    [
      'compose',
      '--environment',
      'e.json',
      '--site',
      'giving=https://giving.example.org/',
      '--deploy',
    ],
    {
      task: 'compose',
      elsewhere: {
        environment: 'e.json',
        origins: { giving: 'https://giving.example.org' },
        deploy: true,
      },
    },
  ],
])('%j is understood', (args, options) => {
  expect(parseReleaseOptions(args)).toMatchObject(options);
});

test.each([
  [[]],
  [['publish']],
  [['publish', 'Giving']],
  [['publish', 'giving', RELEASE]],
  [['promote', 'giving']],
  [['promote', 'giving', 'latest']],
  [['list', 'giving', RELEASE]],
  [['list', 'giving', '--no-promote']],
  [['compose', 'giving']],
  [['release', 'giving']],
  [['rollback', 'giving', RELEASE, RELEASE]],
  [['list', 'giving', '--deploy']],
  [['list', 'giving', '--environment', 'e.json', '--site', 'giving']],
])('%j is answered with the usage', (args) => {
  expect(() => parseReleaseOptions(args)).toThrow('npm run release -- publish <app>');
});
