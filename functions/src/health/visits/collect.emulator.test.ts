import { LOG, SITE_ORIGIN } from '../../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import { REPORT_BYTE_LIMIT, type VisitReport } from '@raade/contracts/health/visit-report';
import { collection } from '../../base/firestore.ts';
import { countsOfHours } from '../../base/metrics/counts.ts';
import { watchHealth } from '../watch-health.ts';
import { readHealth } from '../read-health.ts';
import { countVisit } from './collect.endpoint.ts';
import { useFunctionServer } from '../../testing/function-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const RELEASE = 'a'.repeat(32);
const STRANGE = 'b'.repeat(32);
const GIVING = { app: 'giving', release: RELEASE };

const server = useFunctionServer();

beforeAll(async () => {
  await collection('releasePointers')
    .doc('giving')
    .set({
      pointer: { ...GIVING, digest: `sha384-${'A'.repeat(64)}` },
      revision: 1,
      kind: 'promote',
      moved_by: 'sample',
      moved_at: Timestamp.now(),
      history: [],
    });
});
const post = (body: string, { origin = SITE_ORIGIN, method = 'POST', from = '203.0.113.1' } = {}) =>
  fetch(`${server.url}/${COLLECT}`, {
    method,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin, 'x-forwarded-for': from },
    ...(method === 'POST' && { body }),
  });
const report = (changes: Partial<VisitReport> = {}): VisitReport => ({
  releases: [{ ...GIVING, loads: 2, failures: 0 }],
  ...changes,
});
const send = async (visit: object) => (await post(JSON.stringify(visit))).status;

test('counts of visits add up by app, release and hour', async () => {
  expect(await send(report())).toBe(204);
  expect(await send(report({ releases: [{ ...GIVING, loads: 1, failures: 1 }] }))).toBe(204);
  const of = { [`giving@${RELEASE}`]: { loads: 3, failures: 1 } };
  expect(await countsOfHours(2, Date.now())).toEqual({ releases: of, calls: {} });
  await countVisit(report(), new Set([`giving@${RELEASE}`]), Date.now() - 5 * HOUR_MS);
  expect((await countsOfHours(2, Date.now())).releases).toEqual(of);
  const [all] = Object.values((await countsOfHours(48, Date.now())).releases);
  expect(all).toEqual({ loads: 5, failures: 1 });
});

test('an unknown release is not counted, and the answer does not reveal which exist', async () => {
  const strange = [{ app: 'giving', release: STRANGE, loads: 1, failures: 1 }];
  expect(await send({ releases: strange })).toBe(204);
  const { releases } = await countsOfHours(2, Date.now());
  expect(Object.keys(releases)).toEqual([`giving@${RELEASE}`]);
});

test.each<[string, string]>([
  ['a body that is not JSON', 'loads=1'],
  ['an unknown field', JSON.stringify({ ...report(), user: 'somebody' })],
  ['a negative count', JSON.stringify({ releases: [{ ...GIVING, loads: -1, failures: 0 }] })],
  ['too high a count', JSON.stringify({ releases: [{ ...GIVING, loads: 1e6, failures: 0 }] })],
  ['a path as app', JSON.stringify({ releases: [{ ...GIVING, app: '../x', loads: 1 }] })],
  ['an empty body', ''],
])('%s is refused', async (_what, body) => {
  expect((await post(body)).status).toBe(400);
});

test('requests that are too long, from other sites, or not POST are refused', async () => {
  expect((await post('x'.repeat(REPORT_BYTE_LIMIT + 1))).status).toBe(413);
  const body = JSON.stringify(report());
  expect((await post(body, { origin: 'https://other.example.org' })).status).toBe(403);
  expect((await post(body, { method: 'GET' })).status).toBe(405);
});

test('a failing release starts a condition, and staff see its share of failures', async () => {
  const before = LOG.length;
  await send({ releases: [{ ...GIVING, loads: 20, failures: 20 }] });
  await watchHealth(Date.now());
  expect(LOG.slice(before).join('\n')).toMatch(/release-errors/);
  const [giving] = (await readHealth(Date.now())).releases;
  expect(giving).toMatchObject({ ...GIVING, isLive: true, loads: 25, failures: 21 });
});

test('counts are deleted automatically after 48 hours', async () => {
  const { docs } = await collection('metrics').get();
  expect(docs.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^hour_\d{4}-\d{2}-\d{2}T\d{2}$/),
    expect.stringMatching(/^hour_/),
  ]);
  for (const document of docs) {
    const at = document.get('expires_at') as Timestamp;
    expect(at.toMillis()).toBeLessThanOrEqual(Date.now() + 48 * HOUR_MS);
  }
});

test('a network with too many reports, even malformed ones, is refused; others are not', async () => {
  const from = '203.0.113.2';
  const statuses = [];
  for (let sent = 0; sent < 20; sent += 1) statuses.push((await post('{}', { from })).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const good = JSON.stringify(report());
  expect((await post(good, { from })).status).toBe(429);
  expect((await post(good, { from: '203.0.113.3' })).status).toBe(204);
});

test('reports above the limit of a minute are refused without a write', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async (_each, index) => {
      const { status } = await post(JSON.stringify(report()), { from: `198.51.100.${index}` });
      return status;
    }),
  );
  expect(statuses).toContain(429);
});
