import { parseReleaseOptions } from './release-options.ts';

const RELEASE = '0123456789abcdef0123456789abcdef';

test.each([
  [['publish', 'giving'], { task: 'publish', app: 'giving', promote: true, hosted: undefined }],
  [['publish', 'giving', '--build', 'out', '--no-promote'], { build: 'out', promote: false }],
  [
    ['promote', 'giving', RELEASE],
    { task: 'promote', releases: [{ app: 'giving', release: RELEASE }] },
  ],
  [
    ['promote', `shell@${RELEASE}`, `admin@${RELEASE}`],
    {
      task: 'promote',
      releases: [
        { app: 'shell', release: RELEASE },
        { app: 'admin', release: RELEASE },
      ],
    },
  ],
  [['rollback', 'shell'], { task: 'rollback', app: 'shell' }],
  [['rollback', 'giving', RELEASE], { task: 'rollback', release: RELEASE }],
  [['verify', 'giving'], { task: 'verify', app: 'giving' }],
  [['verify', 'giving', RELEASE], { release: RELEASE }],
  [['publish', 'giving', '--allow-empty'], { accepted: ['allow-empty'] }],
  [
    ['promote', 'giving', RELEASE, '--leave-behind', '--allow-gone'],
    { accepted: ['allow-gone', 'leave-behind'] },
  ],
  [['list', 'giving'], { task: 'list', app: 'giving' }],
  [
    ['compose', '--environment', 'e.json', '--deploy'],
    { task: 'compose', hosted: { environment: 'e.json', deploy: true } },
  ],
])('%j is parsed', (args, options) => {
  expect(parseReleaseOptions(args)).toMatchObject(options);
});

test.each([
  [[]],
  [['publish']],
  [['publish', 'Giving']],
  [['publish', 'giving', RELEASE]],
  [['promote', 'giving']],
  [['rollback', 'giving', '--allow-empty']],
  [['promote', 'giving', 'latest']],
  [['list', 'giving', RELEASE]],
  [['list', 'giving', '--no-promote']],
  [['compose', 'giving']],
  [['release', 'giving']],
  [['rollback', 'giving', RELEASE, RELEASE]],
  [['list', 'giving', '--deploy']],
  [['promote', `giving@${RELEASE}`, 'admin']],
  [['promote', 'giving@latest']],
])('%j is refused with the usage text', (args) => {
  expect(() => parseReleaseOptions(args)).toThrow('npm run release -- publish <app>');
});

test('the command has no option for the address of a site', () => {
  const args = ['list', 'giving', '--environment', 'e.json', '--site', 'giving=https://evil.org'];
  expect(() => parseReleaseOptions(args)).toThrow("Unknown option '--site'");
});
