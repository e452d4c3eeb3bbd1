import { forumPhaseOn, phaseStarts } from '@raade/contracts/content/forum-phase';
import { SAMPLE } from '../sample-content.ts';
import { forumFacts } from './forum-facts.ts';
import { forumMoments } from './forum-moments.ts';

const FACTS = forumFacts(SAMPLE.forum);

test('[CDN-10] the countdown of the sample ends at 17:30 in the time zone of the forum', () => {
  expect(forumMoments(SAMPLE.forum)).toEqual({
    countdownTarget: '2025-04-11T17:30:00-05:00',
    lastSecond: '2025-04-12T23:59:59-05:00',
  });
  expect(FACTS).toMatchObject({ dates: 'April 11-12, 2025', timeZone: 'America/Chicago' });
});

test('[CONF-41] the forum of the sample is full until its first day', () => {
  expect(phaseStarts(FACTS)).toEqual(['2025-01-15', '2025-04-11', '2025-04-13']);
  expect(forumPhaseOn('2025-03-01', FACTS)).toBe('full');
});
