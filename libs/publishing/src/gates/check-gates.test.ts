import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { checkGates, MoveRefused } from './check-gates.ts';
import type { SiteMove } from './site-move.ts';

const TERMS = { isRollback: false, accepted: [] } as const;
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

function refusalOf(refused: SiteMove): MoveRefused {
  try {
    checkGates(refused, TERMS);
  } catch (error) {
    if (error instanceof MoveRefused) return error;
  }
  throw new Error('Nothing was refused.');
}

test('all objections are reported at once, each with the option that accepts it', () => {
  const { message, objections } = refusalOf(move);
  expect(message).toMatch(/useNear[^]*--ink[^]*\/give/);
  expect(objections.map(({ acceptable }) => acceptable)).toEqual([
    undefined,
    undefined,
    'allow-gone',
  ]);
});

test('accepted objections are listed, and others still refuse the move', () => {
  const goes = { ...move, after: [shellFile(), remoteFile('giving', { pages: ['/donate'] })] };
  expect(() => checkGates(goes, TERMS)).toThrow('Nothing would be at /give');
  expect(checkGates(goes, { isRollback: false, accepted: ['allow-gone', 'leave-behind'] })).toEqual(
    {
      messages: ['Accepted: Nothing would be at /give any more, where giving has a page.'],
      accepted: ['allow-gone'],
    },
  );
  expect(() => checkGates(move, { isRollback: false, accepted: ['allow-gone'] })).toThrow(
    'useNear',
  );
});

test('a rollback may remove newer pages, but must not break anything', () => {
  const goes = { ...move, after: [shellFile(), remoteFile('giving', { pages: ['/donate'] })] };
  const { messages, accepted } = checkGates(goes, { isRollback: true, accepted: [] });
  expect(messages).toHaveLength(1);
  expect(accepted).toEqual(['allow-gone']);
  expect(() => checkGates(move, { isRollback: true, accepted: [] })).toThrow('useNear');
});
