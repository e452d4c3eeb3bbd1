import { dayBefore } from '@raade/contracts/base/days';
import { type ForumPhase, forumPhaseOn, phaseBorders } from '@raade/contracts/content/forum-phase';
import { falsehoods, omissions } from '@raade/contracts/testing/forum-contradictions';
import { cleanup } from '@testing-library/react';
import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { provideBrowser } from '../testing/show-page.tsx';
import { type Facts, show, withFacts } from './testing/forum-on-a-day.tsx';

/** Content may tell of none. */
const PRICE = FORUM_TEXTS.places?.price;
const isPriceNamed = (phase: ForumPhase) =>
  PRICE !== undefined && (phase === 'announced' || phase === 'open');

beforeEach(provideBrowser);
afterEach(() => jest.restoreAllMocks());

/** Days before the forum on which one stops registering. */
const EARLY = 10;

const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const YEAR = 365;

const FORUMS: readonly (readonly [string, Facts])[] = [
  ['without a place left', { isFull: true }],
  ['with places left', { isFull: false }],
  [
    'that stops registering before it begins',
    { isFull: false, registrationCloses: daysFrom(FORUM.firstDay, -EARLY) },
  ],
];

/** Phases whose last day was compared with their first. */
const seen = new Set<ForumPhase>();

test.each(FORUMS)(
  'from the first day of each phase to its last, the pages of the forum %s say what is so',
  (_name, facts) => {
    withFacts(facts);
    const days = [
      daysFrom(FORUM.firstDay, -YEAR),
      ...phaseBorders(FORUM),
      daysFrom(FORUM.lastDay, YEAR),
    ];
    for (const [index, first] of days.slice(0, -1).entries()) {
      const phase = forumPhaseOn(first, FORUM);
      const page = show(first);
      const text = page.textContent;
      expect([phase, falsehoods(text, phase), omissions(text, phase)]).toEqual([phase, [], []]);
      const head = page.querySelector('section[aria-labelledby="forum-title"]')?.textContent;
      expect([phase, head?.includes(PRICE ?? '$')]).toEqual([phase, isPriceNamed(phase)]);
      cleanup();
      if (seen.has(phase)) continue;
      seen.add(phase);
      expect(show(dayBefore(days[index + 1] ?? '')).textContent).toBe(text);
      cleanup();
    }
  },
);
