import { documentContent } from '@raade/content-model/provided/provided-content';
import { newsBetween } from './read-news.ts';

const content = documentContent();
const [first, second] = content.sessions;
if (!first || !second) throw new Error('The content has too few sessions.');

test('visitors of the last forum get no news about sessions of the next', () => {
  const days = content.forum.days.map((day) => ({ ...day, date: '2031-05-01' }));
  const sessions = [{ ...first, id: 'opening-2031' }];
  const next = { forum: { ...content.forum, days }, sessions, speakers: [] };
  expect(newsBetween(content, next, [first.id])).toEqual([]);
});

test('if the forum moves to another date, all sessions are listed, favorites first', () => {
  const days = content.forum.days.map((day, index) => ({ ...day, date: `2031-05-0${index + 1}` }));
  const { sessions, speakers } = content;
  const after = { forum: { ...content.forum, days }, sessions, speakers };
  const marked = newsBetween(content, after, [second.id]);
  expect(marked[0]).toMatch(
    new RegExp(`^${second.title} moved from \\w+ \\d+, \\d+ to May 1, 2031$`),
  );
  expect(marked[1]?.startsWith(`${first.title} moved`)).toBe(true);
  expect(marked).toHaveLength(content.sessions.length);
});
