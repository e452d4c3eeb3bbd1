import { movedPages } from '../addresses/moved-pages.ts';
import { checkContent } from '../checks/check-content.ts';
import type { Content } from '../content.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { archivedForum } from './archived-forum.ts';

/** The content after a forum: only the dates of the next, and all earlier forums in the archive. */
function afterIt(content: Content, ...dates: readonly string[]): Content {
  const { name, timeZone, opening, showsPromoBanner } = content.forum;
  const days = dates.map((date, index) => ({
    id: `day${index + 1}`,
    name: `Day ${index + 1}`,
    date,
  }));
  return {
    ...content,
    forum: { name, timeZone, opening, days, isFull: false, showsPromoBanner },
    sessions: [],
    speakers: [],
    'past-forums': [archivedForum(content), ...content['past-forums']],
  };
}

/** The content with the sample program under new ids. Only its first speaker speaks again. */
const withProgram = (content: Content, year: string): Content => ({
  ...content,
  speakers: SAMPLE.speakers.slice(0, 1),
  sessions: SAMPLE.sessions.map(({ id, ...session }) => ({
    ...session,
    id: `${id}-${year}`,
    speakers: session.speakers.filter(({ speaker }) => speaker === SAMPLE.speakers[0]?.id),
  })),
});

const planned2026 = afterIt(SAMPLE, '2026-04-10', '2026-04-11');
const forum2026 = withProgram(planned2026, '2026');
const planned2027 = afterIt(forum2026, '2027-04-09', '2027-04-10');
const forum2027 = withProgram(planned2027, '2027');
const YEARS = { planned2026, forum2026, planned2027, forum2027 };

test.each(Object.entries(YEARS))('the content %s can be published', (_name, content) => {
  expect(checkContent({ ...content }).findings).toEqual([]);
});

test('a film is archived with its forum, unless its title names another year', () => {
  const filmsOf = (content: Content) => content['past-forums'].map(({ films }) => films);
  const { recap } = SAMPLE.videos;
  expect(filmsOf(planned2027)).toEqual([[], [recap]]);
  const older = { recap: { ...recap, title: 'Highlights of 2024' } };
  expect(archivedForum({ ...SAMPLE, videos: older }).films).toEqual([]);
});

test('a former page of a speaker leads to the latest page of the speaker', () => {
  const leads = new Map(movedPages(forum2027).map(({ from, to }) => [from, to]));
  const [returning, absent] = SAMPLE.speakers;
  expect(leads.get(`/conference/speakers/${absent?.id}`)).toBe(
    `/conference/2025/speakers/${absent?.id}`,
  );
  expect(leads.has(`/conference/speakers/${returning?.id}`)).toBe(false);
  expect(movedPages(planned2027)).toContainEqual({
    from: `/conference/speakers/${returning?.id}`,
    to: `/conference/2026/speakers/${returning?.id}`,
  });
});
