import type { Content } from '@raade/content-model/content.schema';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { type ForumFacts, forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { forumSchema, type Forum, MOST_DAYS } from '@raade/content-model/forum/forum.schema';
import { dayText } from '@raade/contracts/base/day-text';
import { dayAfter } from '@raade/contracts/base/days';
import { safeParse } from 'zod/mini';
import { textFieldsOf, type TextField } from '../item/form/form-field.ts';
import { byPath, fieldProblems } from '../item/form/problems.ts';

const dayField = (label: string, help: string): TextField => ({
  kind: 'text',
  input: 'date',
  isOptional: false,
  label,
  help,
});

/** The fields of the form, in the words of “Forum: facts”. The days follow from the first and the last one. */
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
export function firstValues(last: Forum, drafted?: Forum): Values {
  const { opening, timeZone, venue = '' } = drafted ?? last;
  const known: Partial<ForumFacts> = drafted ? forumFacts(drafted) : {};
  const { firstDay = '', lastDay = '', registrationOpens = '', registrationCloses = '' } = known;
  return { firstDay, lastDay, opening, venue, timeZone, registrationOpens, registrationCloses };
}

type Read =
  | { readonly forum: Forum; readonly problems?: undefined }
  | { readonly forum?: undefined; readonly problems: Problems };

/**
 * Returns the facts of the next forum, or the problems of the fields.
 * @param drafted the forum in the draft: facts without a field in this form stay
 */
export function readNextForum(live: Content, values: Values, drafted?: Forum): Read {
  const { firstDay, lastDay, ...asked } = values;
  const wrongDays = dayProblems(live.forum, firstDay, lastDay);
  if (wrongDays) return { problems: wrongDays };
  const { name, showsPromoBanner, isFull } = drafted ?? { ...live.forum, isFull: false };
  const known = Object.entries(asked).filter(([, value]) => value.trim() !== '');
  const facts = {
    name,
    showsPromoBanner,
    isFull,
    ...Object.fromEntries(known),
    days: daysOf(firstDay, lastDay).map((date, index) => ({
      ...drafted?.days.find((day) => day.date === date),
      id: `day${index + 1}`,
      name: `Day ${index + 1}`,
      date,
    })),
  };
  const { data: forum } = safeParse(forumSchema, facts);
  if (forum) return { forum };
  const wrong = [...byPath(fieldProblems('forum', facts))];
  return { problems: Object.fromEntries(wrong.map(([field, says]) => [field, `It ${says}.`])) };
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

/** The days from the first to the last, at most one more than a forum may have. */
function daysOf(first: string, last: string): readonly string[] {
  const days = [first];
  while ((days.at(-1) ?? last) < last && days.length <= MOST_DAYS) {
    days.push(dayAfter(days.at(-1) ?? last));
  }
  return days;
}
