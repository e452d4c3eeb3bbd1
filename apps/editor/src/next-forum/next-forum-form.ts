import type { Content } from '@raade/content-model/content.schema';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { forumSchema, type Forum, MOST_DAYS } from '@raade/content-model/forum/forum.schema';
import { dayText } from '@raade/contracts/base/day-text';
import { dayAfter } from '@raade/contracts/base/days';
import { safeParse } from 'zod/mini';

/** Left out of the facts while they are unknown. */
const OPTIONAL: readonly string[] = ['venue', 'registrationOpens', 'registrationCloses'];

export const FIELD_NAMES = [
  ...(['firstDay', 'lastDay', 'opening', 'venue', 'timeZone'] as const),
  ...(['registrationOpens', 'registrationCloses'] as const),
];
export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of the form; empty fields are unknown. */
export type Values = Readonly<Record<FieldName, string>>;
type Problems = Partial<Record<FieldName, string>>;

/** Begins with a forum that is drafted already, or with what is likely to stay of the last one. */
export function firstValues(last: Forum, drafted: Forum | undefined): Values {
  const { opening, timeZone, venue = '' } = drafted ?? last;
  return {
    firstDay: drafted?.days[0]?.date ?? '',
    lastDay: drafted?.days.at(-1)?.date ?? '',
    ...{ opening, venue, timeZone },
    registrationOpens: drafted?.registrationOpens ?? '',
    registrationCloses: drafted?.registrationCloses ?? '',
  };
}

type Read =
  | { readonly forum: Forum; readonly problems?: undefined }
  | { readonly forum?: undefined; readonly problems: Problems };

/**
 * The facts of the next forum, or why these are none.
 * @param drafted as it is drafted already: what this form does not ask for stays as it was written there
 */
export function readNextForum(live: Content, values: Values, drafted?: Forum): Read {
  const { firstDay, lastDay, opening, timeZone } = values;
  const wrongDays = dayProblems(live.forum, firstDay, lastDay);
  if (wrongDays) return { problems: wrongDays };
  const { name, showsPromoBanner, isFull } = drafted ?? { ...live.forum, isFull: false };
  const known = Object.entries(values).filter(
    ([field, value]) => OPTIONAL.includes(field) && value.trim() !== '',
  );
  const { data: forum, error } = safeParse(forumSchema, {
    ...{ name, showsPromoBanner, timeZone, opening, isFull },
    ...Object.fromEntries(known),
    days: daysOf(firstDay, lastDay).map((date, index) => ({
      ...drafted?.days.find((day) => day.date === date),
      ...{ id: `day${index + 1}`, name: `Day ${index + 1}`, date },
    })),
  });
  if (forum) return { forum };
  const problems: Problems = {};
  for (const { path, message } of error.issues) {
    const field = FIELD_NAMES.find((one) => one === path[0]) ?? 'firstDay';
    problems[field] ??= `It ${message}.`;
  }
  return { problems };
}

function dayProblems(last: Forum, firstDay: string, lastDay: string): Problems | undefined {
  const isDay = (day: string) => safeParse(dayText, day).success;
  if (!isDay(firstDay)) return { firstDay: 'Please choose the first day.' };
  if (!isDay(lastDay)) return { lastDay: 'Please choose the last day.' };
  if (lastDay < firstDay) return { lastDay: 'It must not come before the first day.' };
  if (daysOf(firstDay, lastDay).length > MOST_DAYS) {
    return { lastDay: `A forum has ${MOST_DAYS} days at most.` };
  }
  const ended = forumFacts(last).lastDay;
  if (firstDay <= ended) {
    return { firstDay: `It must come after the last forum, which ends on ${dayAndYear(ended)}.` };
  }
  const year = forumYear(last);
  if (firstDay.slice(0, 4) > year) return undefined;
  return {
    firstDay: `The last forum was in ${year}, too. To move it to other days, change “Forum: facts”.`,
  };
}

/** The days from the first to the last, and no more than it takes to see that they are too many. */
function daysOf(first: string, last: string): readonly string[] {
  const days = [first];
  while ((days.at(-1) ?? last) < last && days.length <= MOST_DAYS) {
    days.push(dayAfter(days.at(-1) ?? last));
  }
  return days;
}
