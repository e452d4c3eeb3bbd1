import type { GateOfWork, GateReport } from '@raade/contracts/attestations';
import type { LivePointer } from '../../pointers/pointer-store.ts';
import { type Named, nameOf, unmetPairs } from './meetings.ts';
import { untested } from './untested.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An app whose releases went live on the given days; the last one is live. */
function live(app: string, ...moves: [release: string, day: number][]): [string, LivePointer] {
  const release = moves.at(-1)?.[0] ?? '';
  const pointer = { app, release, digest: '' };
  const past = moves.map(([name, day]) => ({
    release: name,
    kind: 'publish' as const,
    movedBy: 'team@example.org',
    movedAt: new Date(day * DAY_MS),
  }));
  return [app, { revision: moves.length, pointer, moves: past.reverse() }];
}

const SITE = [
  live('shell', ['s1', 1], ['s2', 5]),
  live('giving', ['g1', 2]),
  live('content', ['c1', 2]),
];

const report = (gate: GateOfWork, ...comparedWith: string[]): GateReport => ({
  gate,
  comparedWith,
  findings: [],
});
const types = (...comparedWith: string[]) => report('types', ...comparedWith);

interface Sample {
  readonly site?: readonly [string, LivePointer][];
  readonly gates?: readonly GateOfWork[];
}

/** What has not met if these go live, like `giving@g2 shell@s2: types`. */
async function unmet(
  moving: readonly string[],
  records: Readonly<Record<string, readonly GateReport[]>>,
  { site = SITE, gates = ['types'] }: Sample = {},
): Promise<string[]> {
  const named = moving.map((name): Named => {
    const [app = '', release = ''] = name.split('@');
    return { app, release };
  });
  const attestationOf = (asked: Named) => Promise.resolve(records[nameOf(asked)] ?? []);
  const found = await unmetPairs(named, { pointers: new Map(site), attestationOf }, gates);
  return found.map(({ one, other, gates: by }) => `${nameOf(one)} ${nameOf(other)}: ${by.join()}`);
}

test('a remote has met the live shell once either of them was compared with the other', async () => {
  expect(await unmet(['giving@g2'], {})).toEqual(['giving@g2 shell@s2: types']);
  expect(await unmet(['giving@g2'], { 'giving@g2': [types('shell@s2')] })).toEqual([]);
  expect(await unmet(['giving@g2'], { 'shell@s2': [types('giving@g2')] })).toEqual([]);
});

test('what was compared with another shell, or by another gate, or did not fit, has not met this one', async () => {
  for (const own of [
    types('shell@s1'),
    report('smoke', 'shell@s2'),
    { ...types('shell@s2'), findings: ['Link is gone'] },
  ]) {
    expect(await unmet(['giving@g2'], { 'giving@g2': [own] })).toHaveLength(1);
  }
});

test('a shell that can stand in for earlier ones takes what was written for any of them', async () => {
  const chain = { 'shell@s3': [types('shell@s2')], 'shell@s2': [types('shell@s1')] };
  const records = { ...chain, 'giving@g2': [types('shell@s1')] };
  const site = [live('shell', ['s2', 5]), live('giving', ['g2', 6])];
  expect(await unmet(['giving@g2'], records, { site })).toEqual([]);
  expect(await unmet(['shell@s3'], chain)).toEqual([]);
  const broken = { ...records, 'shell@s2': [{ ...types('shell@s1'), findings: ['no'] }] };
  expect(
    await unmet(['giving@g3'], { ...broken, 'giving@g3': [types('shell@s1')] }, { site }),
  ).toEqual(['giving@g3 shell@s2: types']);
});

test('a shell that was compared with nothing has met none of the remotes', async () => {
  expect(await unmet(['shell@s3'], {})).toEqual([
    'shell@s3 giving@g1: types',
    'shell@s3 content@c1: types',
  ]);
});

test('a chain that leads back to itself ends', async () => {
  const records = { 'shell@s3': [types('shell@s4')], 'shell@s4': [types('shell@s3')] };
  expect(await unmet(['shell@s3'], records)).toHaveLength(2);
});

test('what was live together has met, and what was live one after the other has not', async () => {
  const back = [live('shell', ['s1', 1], ['s2', 5]), live('giving', ['g1', 2], ['g2', 7])];
  expect(await unmet(['shell@s1'], {}, { site: back })).toEqual(['shell@s1 giving@g2: types']);
  expect(await unmet(['giving@g1'], {}, { site: back })).toEqual([]);
  expect(await unmet(['shell@s1', 'giving@g1'], {}, { site: back })).toEqual([]);
});

test('remotes meet each other in a browser alone', async () => {
  const gates = ['types', 'smoke'] as const;
  const own = [types('shell@s2'), report('smoke', 'shell@s2', 'giving@g2')];
  expect(await unmet(['giving@g2'], { 'giving@g2': own }, { gates })).toEqual([
    'giving@g2 content@c1: smoke',
  ]);
});

test('an objection names each release with what it has not met, and the way out', () => {
  const giving = { app: 'giving', release: 'g2' };
  const pair = (other: Named, gates: readonly GateOfWork[]) => ({ one: giving, other, gates });
  const move = { moving: ['giving'], before: [], after: [], retained: [] };
  const [objection, ...more] = untested({
    ...move,
    unmet: [
      pair({ app: 'shell', release: 's2' }, ['types', 'smoke']),
      pair({ app: 'content', release: 'c1' }, ['smoke']),
    ],
  });
  expect(objection).toEqual({
    acceptable: 'untested',
    message:
      'giving g2 has never met what it would stand beside: shell s2 (types, smoke), content c1 (smoke).\n' +
      'Publish giving again, so that its workflow compares them, or accept that nobody has with --untested.',
  });
  expect(more).toEqual([]);
  expect(untested(move)).toEqual([]);
});
