import { dayBefore } from '@raade/contracts/base/days';
import { forumPhaseOn, phaseBorders } from '@raade/contracts/content/forum-phase';
import { falsehoods, omissions } from '@raade/contracts/testing/forum-contradictions';
import { cleanup } from '@testing-library/react';
import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { type Facts, provideBrowser, show, withFacts } from './testing/forum-on-a-day.tsx';

/** Content may tell of none. */
const PRICE = FORUM_TEXTS.places?.price;

beforeEach(provideBrowser);
afterEach(() => jest.restoreAllMocks());

/** Days before the forum on which one stops registering. */
const EARLY = 10;

const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const YEAR = 365;

const FORUMS: readonly (readonly [string, Facts])[] = [
  ['as it is', {}],
  ['without a place left', { isFull: true }],
  ['with places left', { isFull: false }],
  [
    'that stops registering before it begins',
    { isFull: false, registrationCloses: daysFrom(FORUM.firstDay, -EARLY) },
  ],
];

test.each([
  ['before one can register', dayBefore(FORUM.registrationOpens), {}, true],
  ['while one can', FORUM.registrationOpens, { isFull: false }, true],
  ['while no place is left', FORUM.registrationOpens, { isFull: true }, false],
  ['during the forum', FORUM.firstDay, {}, false],
])('the head of the forum page and its price, %s', (_when, day, facts: Facts, isNamed) => {
  withFacts(facts);
  const head = show(day).querySelector('section[aria-labelledby="forum-title"]');
  const isThere = head?.textContent.includes(PRICE ?? '$');
  expect(isThere).toBe(isNamed && PRICE !== undefined);
});

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
      const text = show(first).textContent;
      expect([phase, falsehoods(text, phase), omissions(text, phase)]).toEqual([phase, [], []]);
      cleanup();
      expect(show(dayBefore(days[index + 1] ?? '')).textContent).toBe(text);
      cleanup();
    }
  },
);
