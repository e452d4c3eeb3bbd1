import type { Content } from '../content.schema.ts';
import { dayAndYear } from '../forum/day-text.ts';
import { datesText, forumFacts } from '../forum/forum-facts.ts';
import { type Forum, type ForumDay, forumDaySchema, forumSchema } from '../forum/forum.schema.ts';
import { changedFields } from './changed-fields.ts';
import type { Difference } from './difference.ts';

/** Differences of the facts of the forum, with the old and new dates and days of registration. */
export function compareForum(before: Content, after: Content): readonly Difference[] {
  return [
    ...changedDates(before.forum, after.forum),
    ...changedDays(before.forum.days, after.forum.days),
    ...changedRegistration(before.forum, after.forum),
    ...changedFields(forumSchema, otherFacts(before.forum), otherFacts(after.forum)),
  ].map((says) => ({ part: 'forum', says }));
}

function changedDates(before: Forum, after: Forum): readonly string[] {
  const [from, to] = [forumFacts(before).dates, forumFacts(after).dates];
  return from === to ? [] : [`The forum moved from ${from} to ${to}`];
}

const named = ({ name, date }: ForumDay) => `${name}, ${dayAndYear(date)},`;

function changedDays(before: readonly ForumDay[], after: readonly ForumDay[]): readonly string[] {
  const [old, now] = [before, after].map((days) => new Map(days.map((day) => [day.id, day])));
  const gone = before.filter(({ id }) => !now?.has(id));
  return [
    ...gone.map((day) => `${named(day)} was removed`),
    ...after.flatMap((day) => {
      const earlier = old?.get(day.id);
      if (!earlier) return [`${named(day)} was added`];
      const { date: from, ...had } = earlier;
      const { date: to, ...has } = day;
      return [
        ...(from === to
          ? []
          : [`${earlier.name} moved from ${dayAndYear(from)} to ${dayAndYear(to)}`]),
        ...changedFields(forumDaySchema, had, has).map((says) => `${earlier.name}: ${says}`),
      ];
    }),
  ];
}

function changedRegistration(before: Forum, after: Forum): readonly string[] {
  const [from, to] = [registrationIn(before), registrationIn(after)];
  if (from === to) return [];
  return [`Registration was ${from ?? 'not fixed'}, and is ${to ?? 'not fixed'}`];
}

const registrationIn = ({ registrationOpens: first, registrationCloses: last }: Forum) =>
  first && last && datesText(first, last);

function otherFacts({
  days: _days,
  registrationOpens: _opens,
  registrationCloses: _closes,
  ...others
}: Forum): object {
  return others;
}
