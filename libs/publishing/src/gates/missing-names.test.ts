import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { designTokens, platformNames } from './missing-names.ts';
import type { SiteMove } from './site-move.ts';

const FILE = 'apps/giving/src/donate.page.tsx';
const giving = remoteFile('giving', { uses: { names: { useNear: FILE } } });
const shell = shellFile({ names: ['Link', 'useNear'] });
const without = shellFile({ names: ['Link', 'useClose'] });

const messages = (move: Partial<SiteMove>) =>
  platformNames({ moving: [], before: [], after: [], retained: [], ...move }).map(
    ({ message }) => message,
  );

const next = remoteFile('giving', { uses: { names: { useClose: FILE } } });

test.each<[string, Partial<SiteMove>]>([
  [
    'a remote that uses only names of the live shell',
    { moving: ['giving'], after: [shell, giving] },
  ],
  [
    'shell and remote at once',
    { moving: ['shell', 'giving'], before: [shell, giving], after: [without, next] },
  ],
  [
    'a shell that lacks what the remote lacks already',
    { moving: ['shell'], before: [without, giving], after: [without, giving] },
  ],
  [
    'a remote beside another that lacks a name',
    { moving: ['content'], after: [without, giving, remoteFile('content')] },
  ],
])('%s may move', (_what, move) => {
  expect(messages(move)).toEqual([]);
});

test('a remote that uses a name which the live shell lacks is refused with name and file', () => {
  expect(messages({ moving: ['giving'], after: [without, giving] })).toEqual([
    `The new giving uses names of the platform that the live shell does not provide: useNear (${FILE}).\n` +
      'Release the shell that provides them first, or both at once: publish each with --no-promote, then `npm run release -- promote shell@<release> giving@<release>`.',
  ]);
});

test('a shell that lacks a name which a live remote uses is refused', () => {
  const move = { moving: ['shell'], before: [shell, giving], after: [without, giving] };
  expect(messages(move)).toEqual([
    `The live giving uses names of the platform that the new shell does not provide: useNear (${FILE}).\n` +
      'Keep them in libs/platform/src/index.ts beside the new ones, or release giving without them first.',
  ]);
});

test('a shell that breaks a retained release is refused unless that is accepted', () => {
  const earlier = remoteFile('giving', { release: 'a', uses: { names: { useNear: FILE } } });
  const [objection] = platformNames({
    moving: ['shell'],
    before: [shell, remoteFile('giving')],
    after: [without, remoteFile('giving')],
    retained: [earlier],
  });
  expect(objection?.message).toMatch(
    /^giving 0{31}a uses names .* does not provide: useNear \(.*\nA rollback to it would fail\..*--leave-behind/,
  );
  expect(objection?.acceptable).toBe('leave-behind');
});

test('missing design tokens are refused in the same way, with the file that uses them', () => {
  const night = remoteFile('content', { uses: { tokens: { '--color-night': 'hero.tsx' } } });
  const objections = designTokens({
    moving: ['shell'],
    before: [shellFile({ tokens: ['--color-night'] }), night],
    after: [shellFile({ tokens: ['--color-dusk'] }), night],
    retained: [],
  });
  expect(objections.map(({ message }) => message)).toEqual([
    'The live content uses design tokens that the new shell does not provide: --color-night (hero.tsx).\n' +
      'Keep them in libs/ui/src/tokens/tokens.css beside the new ones, or release content without them first.',
  ]);
});
