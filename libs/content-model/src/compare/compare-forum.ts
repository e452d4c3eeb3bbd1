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
  const [oldText, newText] = [registrationIn(before), registrationIn(after)];
  const { days, registrationOpens, registrationCloses } = after;
  return [
    ...(from === to ? [] : [`The forum moved from ${from} to ${to}`]),
    ...changedDays(before.days, days),
    ...(oldText === newText ? [] : [`Registration was ${oldText}, and is ${newText}`]),
    ...changedFields(
      forumSchema,
      { ...before, days, registrationOpens, registrationCloses },
      after,
    ),
  ].map((message) => ({ part: 'forum', message }));
}

const registrationIn = ({ registrationOpens: first, registrationCloses: last }: Forum) =>
  first && last ? datesText(first, last) : 'not fixed';

function changedDays(before: readonly ForumDay[], after: readonly ForumDay[]): readonly string[] {
  const dayName = ({ name, date }: ForumDay) => `${name}, ${dayAndYear(date)},`;
  const removedDays = before.filter(({ id }) => !after.some((day) => day.id === id));
  return [
    ...removedDays.map((day) => `${dayName(day)} was removed`),
    ...after.flatMap((day) => {
      const oldDay = before.find(({ id }) => id === day.id);
      if (!oldDay) return [`${dayName(day)} was added`];
      const { name } = oldDay;
      const [from, to] = [dayAndYear(oldDay.date), dayAndYear(day.date)];
      const otherChanges = changedFields(forumDaySchema, { ...oldDay, date: day.date }, day);
      return [
        ...(from === to ? [] : [`${name} moved from ${from} to ${to}`]),
        ...otherChanges.map((message) => `${name}: ${message}`),
      ];
    }),
  ];
}
