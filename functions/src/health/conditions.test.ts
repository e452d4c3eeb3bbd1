import { CONDITIONS, type ConditionName } from '@raade/contracts/health/health';
import { CONDITION_LIST } from './conditions.ts';
import type { Readings } from './readings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = Date.UTC(2025, 2, 1, 12);

const WELL: Readings = {
  firstLookedAt: NOW - HOUR_MS,
  lastWebhookAt: NOW,
  donationWithoutWebhookAt: null,
  nightly: { at: NOW - 8 * HOUR_MS, problems: 0, failedEvents: 0 },
  counts: { releases: {}, calls: {} },
  publishingTries: 0,
  leftOut: 0,
  oldestMailAt: null,
  failedMails: 0,
  uncertainCampaigns: 0,
  refusedPublications: 0,
  duePublicationAt: null,
};

const on = (changes: Partial<Readings>) =>
  CONDITION_LIST.flatMap(({ name, holds }) => {
    const figures = holds(NOW, { ...WELL, ...changes });
    return figures ? [[name, figures]] : [];
  });

const counted = (loads: number, failures: number): Partial<Readings> => ({
  counts: { releases: { 'giving@a': { loads, failures } }, calls: {} },
});

test('each condition of the contracts is listed once, with its description', () => {
  expect(CONDITION_LIST.map(({ name }) => name)).toEqual([...CONDITIONS]);
  for (const { effect } of CONDITION_LIST) expect(effect).toMatch(/^[A-Z].{20,}\.$/);
});

type Case = readonly [ConditionName, below: Partial<Readings>, above: Partial<Readings>, object];
const minutesAgo = (minutes: number) => NOW - minutes * MINUTE_MS;
const night = (at: number, problems = 0, failedEvents = 0) => ({
  nightly: { at, problems, failedEvents },
});
const dueAt = (duePublicationAt: number) => ({ duePublicationAt });
const OF_GIVING = { release: 'giving@a' };
const failed = (calls: object) => ({ counts: { releases: {}, calls: { ...calls } } });
const CASES: readonly Case[] = [
  [
    'webhook-silent',
    { donationWithoutWebhookAt: minutesAgo(30) },
    { donationWithoutWebhookAt: minutesAgo(31) },
    { minutes: 31 },
  ],
  ['nightly-late', night(NOW - 26 * HOUR_MS), night(NOW - 27 * HOUR_MS), { minutes: 27 * 60 }],
  ['nightly-problems', {}, night(NOW, 1, 2), { problems: 1, failedEvents: 2 }],
  [
    'mail-late',
    { oldestMailAt: minutesAgo(15) },
    { oldestMailAt: minutesAgo(16) },
    { minutes: 16 },
  ],
  ['mail-failed', {}, { failedMails: 2 }, { mails: 2, campaigns: 0 }],
  ['mail-failed', {}, { uncertainCampaigns: 1 }, { mails: 0, campaigns: 1 }],
  ['release-errors', counted(95, 5), counted(94, 6), { ...OF_GIVING, loads: 94, failures: 6 }],
  [
    'calls-failing',
    failed({ 'record-donation': 4 }),
    failed({ 'record-donation': 4, 'process-donation': 1 }),
    { failed: 5, most: 'record-donation' },
  ],
  ['publishing-failing', { publishingTries: 2 }, { publishingTries: 3 }, { tries: 3 }],
  ['live-not-shown', {}, { leftOut: 1 }, { leftOut: 1 }],
  ['content-not-live', dueAt(minutesAgo(10)), dueAt(minutesAgo(11)), { minutes: 11 }],
  ['content-not-live', {}, { refusedPublications: 2 }, { refused: 2 }],
];

test.each(CASES)('%s starts just above its limit', (name, below, above, figures) => {
  expect(on(below)).toEqual([]);
  expect(on(above)).toEqual([[name, figures]]);
});

test('a nightly run that never happened is late 27 hours after the first check', () => {
  expect(on({ nightly: null })).toEqual([]);
  expect(on({ nightly: null, firstLookedAt: NOW - 27 * HOUR_MS })).toMatchObject([
    ['nightly-late', {}],
  ]);
});

test('fewer than twenty page loads start no condition', () => {
  expect(on(counted(10, 9))).toEqual([]);
});
