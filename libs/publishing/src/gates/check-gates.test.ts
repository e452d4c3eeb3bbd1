import { remoteFile, shellFile, withoutFacts } from '../testing/sample-release.ts';
import { checkGates } from './check-gates.ts';
import type { SiteMove } from './site-move.ts';

const TERMS = { kind: 'promote', accepted: [] } as const;
const giving = remoteFile('giving', {
  pages: ['/donate'],
  uses: { names: { useNear: 'near.ts' }, tokens: { '--ink': 'ink.ts' } },
});
const move: SiteMove = {
  moving: ['giving'],
  before: [shellFile(), remoteFile('giving', { pages: ['/donate', '/give'] })],
  after: [shellFile(), giving],
  retained: [],
};

test('all reasons are told at once', () => {
  expect(() => checkGates(move, TERMS)).toThrow(/useNear[^]*--ink[^]*\/give/);
});

test('what is accepted by name is told, and what cannot be accepted still stands', () => {
  const goes = { ...move, after: [shellFile(), remoteFile('giving', { pages: ['/donate'] })] };
  expect(() => checkGates(goes, TERMS)).toThrow('Nothing would be at /give');
  expect(checkGates(goes, { kind: 'promote', accepted: ['allow-gone'] })).toEqual([
    'Accepted: Nothing would be at /give any more, where giving has a page.',
  ]);
  expect(() => checkGates(move, { kind: 'promote', accepted: ['allow-gone'] })).toThrow('useNear');
});

test('who goes back accepts that what came since goes with it, and nothing that would break', () => {
  const goes = { ...move, after: [shellFile(), remoteFile('giving', { pages: ['/donate'] })] };
  expect(checkGates(goes, { kind: 'rollback', accepted: [] })).toHaveLength(1);
  expect(() => checkGates(move, { kind: 'rollback', accepted: [] })).toThrow('useNear');
});

test('which releases could not be compared is told', () => {
  const silent = { ...move, before: [], after: [withoutFacts(shellFile()), giving] };
  expect(checkGates(silent, TERMS)).toEqual([
    'Not compared, since releases of that age do not say what they use or give: the live shell.',
  ]);
});
