import type { Content } from '../content.schema.ts';
import { dayAndYear } from '../forum/day-text.ts';
import { datesText, forumFacts } from '../forum/forum-facts.ts';
import { type Forum, type ForumDay, forumDaySchema, forumSchema } from '../forum/forum.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';

/** Describes changes of the forum's data. Dates and registration days are described with the old and new value. */
export function compareForum(
  { forum: before }: Content,
  { forum: after }: Content,
): readonly Difference[] {
  const [from, to] = [forumFacts(before).dates, forumFacts(after).dates];
  const [was, is] = [registrationIn(before), registrationIn(after)];
  const { days, registrationOpens, registrationCloses } = after;
  return [
    ...(from === to ? [] : [`The forum moved from ${from} to ${to}`]),
    ...changedDays(before.days, days),
    ...(was === is ? [] : [`Registration was ${was}, and is ${is}`]),
    ...changedFields(
      forumSchema,
      { ...before, days, registrationOpens, registrationCloses },
      after,
    ),
  ].map((says) => ({ part: 'forum', says }));
}

const registrationIn = ({ registrationOpens: first, registrationCloses: last }: Forum) =>
  first && last ? datesText(first, last) : 'not fixed';

function changedDays(before: readonly ForumDay[], after: readonly ForumDay[]): readonly string[] {
  const named = ({ name, date }: ForumDay) => `${name}, ${dayAndYear(date)},`;
  const gone = before.filter(({ id }) => !after.some((day) => day.id === id));
  return [
    ...gone.map((day) => `${named(day)} was removed`),
    ...after.flatMap((day) => {
      const earlier = before.find(({ id }) => id === day.id);
      if (!earlier) return [`${named(day)} was added`];
      const { name } = earlier;
      const [from, to] = [dayAndYear(earlier.date), dayAndYear(day.date)];
      const others = changedFields(forumDaySchema, { ...earlier, date: day.date }, day);
      return [
        ...(from === to ? [] : [`${name} moved from ${from} to ${to}`]),
        ...others.map((says) => `${name}: ${says}`),
      ];
    }),
  ];
}
