import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { dayBefore } from '@raade/contracts/base/days';
import { type ForumPhase, forumPhaseOn, phaseStarts } from '@raade/contracts/content/forum-phase';
import { programWords, wrongPhrases, lacking } from '@raade/contracts/testing/phase-phrases';
import { cleanup } from '@testing-library/react';
import { provideBrowser } from '../testing/show-page.tsx';
import { type Facts, forumWith, show } from './testing/forum-on-a-day.tsx';

/** Undefined if the content names no price. */
const PRICE = documentContent()['forum-page'].places?.price;
const isPriceNamed = (phase: ForumPhase) =>
  PRICE !== undefined && ['planned', 'announced', 'open'].includes(phase);

beforeEach(provideBrowser);

/** Days before the forum on which registration ends. */
const EARLY = 10;

const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const YEAR = 365;

const { firstDay, lastDay } = forumOf(documentContent());

const FORUMS: readonly (readonly [string, Facts])[] = [
  ['that is full', { isFull: true }],
  ['with places left', { isFull: false }],
  [
    'that stops registering before it begins',
    { isFull: false, registrationCloses: daysFrom(firstDay, -EARLY) },
  ],
  [
    'without known registration days',
    { registrationOpens: undefined, registrationCloses: undefined },
  ],
];

const NO_VENUE: Facts = {
  venue: undefined,
  days: documentContent().forum.days.map(({ venue: _venue, mapQuery: _map, ...day }) => day),
};

/** Phases for which the first and last day were compared. */
const seen = new Set<ForumPhase>();

test.each(FORUMS)(
  'on the first and last day of each phase, the pages of a forum %s have the right texts',
  (_name, facts) => {
    const forum = forumWith(facts);
    const borders = phaseStarts(forumFacts(forum));
    const days = [daysFrom(firstDay, -YEAR), ...borders, daysFrom(lastDay, YEAR)];
    for (const [index, first] of days.slice(0, -1).entries()) {
      const phase = forumPhaseOn(first, forumFacts(forum));
      const page = show(first, { forum });
      const text = page.textContent;
      expect([phase, wrongPhrases(text, phase), lacking(text, phase)]).toEqual([phase, [], []]);
      const head = page.querySelector('section[aria-labelledby="forum-title"]')?.textContent;
      expect([phase, head?.includes(PRICE ?? '$')]).toEqual([phase, isPriceNamed(phase)]);
      cleanup();
      if (seen.has(phase)) continue;
      seen.add(phase);
      expect(show(dayBefore(days[index + 1] ?? ''), { forum }).textContent).toBe(text);
      cleanup();
    }
  },
);

test.each(FORUMS)(
  'without schedule and venue, the pages of a forum %s never mention or link to them',
  (_name, facts) => {
    const forum = forumWith({ ...facts, ...NO_VENUE });
    for (const day of [daysFrom(firstDay, -YEAR), ...phaseStarts(forumFacts(forum))]) {
      const phase = forumPhaseOn(day, forumFacts(forum));
      expect(show(day, { forum, sessions: [] }).textContent).not.toMatch(/see the schedule/i);
      cleanup();
      const page = show(day, { forum, sessions: [], speakers: [] });
      const { textContent: text } = page;
      const found = [wrongPhrases(text, phase), lacking(text, phase, { hasProgram: false })];
      expect([phase, ...found, programWords(text)]).toEqual([phase, [], [], []]);
      const dead = [...page.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
        ({ pathname, hash }) => pathname === '/conference' && !page.querySelector(hash),
      );
      expect(dead).toEqual([]);
      expect(page.querySelector('#place, ul:empty, ol:empty, dl:empty')).toBeNull();
      cleanup();
    }
  },
);

test('with a schedule, the pages of the forum mention it', () => {
  expect(programWords(show(dayBefore(firstDay)).textContent).length).toBeGreaterThan(3);
});
