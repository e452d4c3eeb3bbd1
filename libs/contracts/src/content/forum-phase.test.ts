import { dayAfter } from '../base/days.ts';
import {
  type ForumPhase,
  forumPhaseOn,
  type PhaseFacts,
  phaseStarts,
  phaseDays,
} from './forum-phase.ts';

const FACTS: PhaseFacts = {
  registrationOpens: '2025-01-15',
  registrationCloses: '2025-04-01',
  isFull: false,
  firstDay: '2025-04-11',
  lastDay: '2025-04-12',
};

test.each<[string, ForumPhase]>([
  ['2024-04-11', 'announced'],
  ['2025-01-14', 'announced'],
  ['2025-01-15', 'open'],
  ['2025-04-01', 'open'],
  ['2025-04-02', 'closed'],
  ['2025-04-10', 'closed'],
  ['2025-04-11', 'during'],
  ['2025-04-12', 'during'],
  ['2025-04-13', 'over'],
  ['2026-04-12', 'over'],
])('on %s the forum is %s', (day, phase) => {
  expect(forumPhaseOn(day, FACTS)).toBe(phase);
});

test('a full forum is full from the start of registration until its first day', () => {
  const full = { ...FACTS, isFull: true };
  expect(
    ['2025-01-14', '2025-01-15', '2025-04-10', '2025-04-11'].map((day) => forumPhaseOn(day, full)),
  ).toEqual(['announced', 'full', 'full', 'during']);
});

/** Facts without a date at which registration opens. */
const PLANNED: PhaseFacts = {
  ...FACTS,
  registrationOpens: undefined,
  registrationCloses: undefined,
};

test('a forum without a registration date is planned until its first day', () => {
  const days = ['2024-04-11', '2025-04-10', '2025-04-11', '2025-04-13'];
  expect(days.map((day) => forumPhaseOn(day, PLANNED))).toEqual([
    'planned',
    'planned',
    'during',
    'over',
  ]);
  expect(forumPhaseOn('2025-03-01', { ...PLANNED, isFull: true })).toBe('planned');
});

test('phaseStarts lists exactly the days on which the phase changes', () => {
  for (const facts of [FACTS, { ...FACTS, isFull: true }, PLANNED]) {
    const changes: string[] = [];
    for (let day = '2024-04-11'; day < '2026-04-12'; day = dayAfter(day)) {
      const next = dayAfter(day);
      if (forumPhaseOn(next, facts) !== forumPhaseOn(day, facts)) changes.push(next);
    }
    expect(phaseStarts(facts)).toEqual(changes);
  }
});

test('each phase of a forum is listed with one of its days', () => {
  expect(phaseDays(FACTS)).toEqual([
    { phase: 'announced', day: '2025-01-14' },
    { phase: 'open', day: '2025-01-15' },
    { phase: 'closed', day: '2025-04-02' },
    { phase: 'during', day: '2025-04-11' },
    { phase: 'over', day: '2025-04-13' },
  ]);
  expect(phaseDays({ ...FACTS, isFull: true }).map(({ phase }) => phase)).toEqual([
    'announced',
    'full',
    'during',
    'over',
  ]);
});
