import { movedPages } from '../addresses/moved-pages.ts';
import { readWithIcalJs } from '../calendar/testing/read-calendar.ts';
import { checkContent } from '../checks/check-content.ts';
import { compareContent } from '../compare/compare-content.ts';
import type { Content } from '../content.schema.ts';
import { draftsBetween } from '../editions/drafts-between.ts';
import { mergeDrafts } from '../editions/merge-drafts.ts';
import { scheduleCalendar } from '../feeds/ics.ts';
import { SAMPLE, SAMPLE_REVISION } from '../sample-content.ts';
import { archivedForum, pastSessionIds } from './archived-forum.ts';

/** The content after a forum: the dates of the next one alone, and all earlier forums in the archive. */
function afterIt(content: Content, ...dates: readonly string[]): Content {
  const { name, timeZone, opening, showsPromoBanner } = content.forum;
  const days = dates.map((date, index) => ({
    ...{ id: `day${index + 1}`, name: `Day ${index + 1}`, date },
  }));
  return {
    ...content,
    forum: { name, timeZone, opening, days, isFull: false, showsPromoBanner },
    ...{ sessions: [], speakers: [] },
    'past-forums': [archivedForum(content), ...content['past-forums']],
  };
}

/** The programme of the sample again, under new ids; its first speaker comes again, the others do not. */
const withProgramme = (content: Content, year: string): Content => ({
  ...content,
  speakers: SAMPLE.speakers.slice(0, 1),
  sessions: SAMPLE.sessions.map(({ id, ...session }) => ({
    ...session,
    id: `${id}-${year}`,
    speakers: session.speakers.filter(({ speaker }) => speaker === SAMPLE.speakers[0]?.id),
  })),
});

const planned2026 = afterIt(SAMPLE, '2026-04-10', '2026-04-11');
const forum2026 = withProgramme(planned2026, '2026');
const planned2027 = afterIt(forum2026, '2027-04-09', '2027-04-10');
const forum2027 = withProgramme(planned2027, '2027');
const YEARS = { planned2026, forum2026, planned2027, forum2027 };

test.each(Object.entries(YEARS))('%s is content that can be published', (_name, content) => {
  expect(checkContent({ ...content }).findings).toEqual([]);
});

test('the drafts of each step make the next of the one before', () => {
  const steps = [SAMPLE, ...Object.values(YEARS)];
  steps.slice(1).forEach((after, index) => {
    const before = steps[index] as Parameters<typeof draftsBetween>[0] & Content;
    const drafts = draftsBetween(before, after as typeof before);
    expect(checkContent({ ...mergeDrafts(before, drafts) }).content).toMatchObject({
      forum: after.forum,
      sessions: after.sessions,
    });
  });
  const says = compareContent(SAMPLE, planned2026).map((difference) => difference.says);
  expect(says).toContain('The forum moved from April 11-12, 2025 to April 10-11, 2026');
});

const eventsOf = (content: Content) =>
  readWithIcalJs(
    scheduleCalendar({ content, revision: SAMPLE_REVISION, siteUrl: 'https://raade.example' }),
  ).map(({ url: _url, ...event }) => event);

test('calendars keep each session that took place as it was, and take each new one as another', () => {
  const before = eventsOf(SAMPLE);
  for (const content of Object.values(YEARS))
    expect(eventsOf(content).slice(0, 20)).toEqual(before);
  expect(eventsOf(planned2026)).toEqual(before);
  const uids = eventsOf(forum2027).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(3 * SAMPLE.sessions.length);
});

test('no session can have the id of an earlier one', () => {
  const again = { ...planned2027, sessions: SAMPLE.sessions.slice(0, 1), speakers: [] };
  expect(checkContent({ ...again }).findings[0]?.message).toMatch(/is a session of 2025/);
  expect(pastSessionIds(forum2027).size).toBe(2 * SAMPLE.sessions.length);
});

test('where a speaker was, there leads a way to the latest page of theirs', () => {
  const leads = new Map(movedPages(forum2027).map(({ from, to }) => [from, to]));
  const [again, gone] = SAMPLE.speakers;
  expect(leads.get(`/conference/speakers/${gone?.id}`)).toBe(
    `/conference/2025/speakers/${gone?.id}`,
  );
  expect(leads.has(`/conference/speakers/${again?.id}`)).toBe(false);
  expect(movedPages(planned2027)).toContainEqual({
    from: `/conference/speakers/${again?.id}`,
    to: `/conference/2026/speakers/${again?.id}`,
  });
});
