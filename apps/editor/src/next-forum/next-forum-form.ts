import type { Content } from '@raade/content-model/content.schema';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { type ForumFacts, forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { forumSchema, type Forum, MOST_DAYS } from '@raade/content-model/forum/forum.schema';
import { dayText } from '@raade/contracts/base/day-text';
import { dayAfter } from '@raade/contracts/base/days';
import { safeParse } from 'zod/mini';
import { textFieldsOf, type TextField } from '../item/form/form-field.ts';
import { messagesByPath, fieldProblems } from '../item/form/problems.ts';

/** The form field of a day. */
const dayField = (label: string, help: string): TextField => ({
  kind: 'text',
  input: 'date',
  isOptional: false,
  label,
  help,
});

/** The fields of the form, with the labels of “Forum: facts”. All days follow from the first and the last one. */
export const FIELDS = [
  { name: 'firstDay', field: dayField('First day', 'Its year names the forum.') } as const,
  {
    name: 'lastDay',
    field: dayField('Last day', 'For a forum of one day, the same as the first day.'),
  } as const,
  ...textFieldsOf('forum', ['opening', 'venue', 'timeZone']),
  ...textFieldsOf('forum', ['registrationOpens', 'registrationCloses']),
];

/** The values of the form; empty fields are unknown. */
export type Values = Readonly<Record<(typeof FIELDS)[number]['name'], string>>;
type Problems = Partial<Values>;

/** The first values of the form: those of the draft, or those of the last forum that are likely to stay. */
export function firstValues(lastForum: Forum, draftedForum?: Forum): Values {
  const { opening, timeZone, venue = '' } = draftedForum ?? lastForum;
  const facts: Partial<ForumFacts> = draftedForum ? forumFacts(draftedForum) : {};
  const { firstDay = '', lastDay = '', registrationOpens = '', registrationCloses = '' } = facts;
  return { firstDay, lastDay, opening, venue, timeZone, registrationOpens, registrationCloses };
}

type ReadResult =
  | { readonly forum: Forum; readonly problems?: undefined }
  | { readonly forum?: undefined; readonly problems: Problems };

/**
 * Returns the facts of the next forum, or the problems of the fields.
 * @param draftedForum the forum in the draft, whose facts without a field in this form stay
 */
export function readNextForum(live: Content, values: Values, draftedForum?: Forum): ReadResult {
  const { firstDay, lastDay, ...otherValues } = values;
  const problemsOfDays = dayProblems(live.forum, firstDay, lastDay);
  if (problemsOfDays) return { problems: problemsOfDays };
  // A new forum is not full yet.
  const { name, showsPromoBanner, isFull } = draftedForum ?? { ...live.forum, isFull: false };
  const filledIn = Object.entries(otherValues).filter(([, value]) => value.trim() !== '');
  const facts = {
    name,
    showsPromoBanner,
    isFull,
    ...Object.fromEntries(filledIn),
    days: daysOf(firstDay, lastDay).map((date, index) => ({
      ...draftedForum?.days.find((day) => day.date === date),
      id: `day${index + 1}`,
      name: `Day ${index + 1}`,
      date,
    })),
  };
  const { data: forum } = safeParse(forumSchema, facts);
  if (forum) return { forum };
  const messages = [...messagesByPath(fieldProblems('forum', facts))];
  return { problems: Object.fromEntries(messages.map(([field, text]) => [field, `It ${text}.`])) };
}

/** The problem of the days that an editor entered; undefined if there is none. */
function dayProblems(lastForum: Forum, firstDay: string, lastDay: string): Problems | undefined {
  const isDay = (day: string) => safeParse(dayText, day).success;
  if (!isDay(firstDay)) return { firstDay: 'Please choose the first day.' };
  if (!isDay(lastDay)) return { lastDay: 'Please choose the last day.' };
  if (lastDay < firstDay) return { lastDay: 'It must not come before the first day.' };
  if (daysOf(firstDay, lastDay).length > MOST_DAYS) {
    return { lastDay: `A forum has ${MOST_DAYS} days at most.` };
  }
  const end = forumFacts(lastForum).lastDay;
  if (firstDay <= end) {
    return { firstDay: `It must come after the last forum, which ends on ${dayAndYear(end)}.` };
  }
  const year = forumYear(lastForum);
  if (firstDay.slice(0, 4) > year) return undefined;
  return {
    firstDay: `The last forum was in ${year}, too. To move it to other days, change “Forum: facts”.`,
  };
}

/** The days from the first to the last. Stops at one more than a forum may have, which is reported as a problem. */
function daysOf(firstDay: string, lastDay: string): readonly string[] {
  const days = [firstDay];
  let day = firstDay;
  while (day < lastDay && days.length <= MOST_DAYS) {
    day = dayAfter(day);
    days.push(day);
  }
  return days;
}
