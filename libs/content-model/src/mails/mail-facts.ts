import type { MailFacts, MailForum, MailForumDay } from '@raade/contracts/mail/mail-facts';
import type { Content } from '../content.schema.ts';
import { dayAndYear, weekday } from '../forum/day-text.ts';
import { forumFacts, forumYear } from '../forum/forum-facts.ts';
import { hoursOf } from '../program/hours-of.ts';
import { type ProgramDay, programOf } from '../program/program.ts';
import type { MAIL_PARTS } from './mail-parts.ts';

type MailContent = Pick<Content, (typeof MAIL_PARTS)[number]>;

/** The data of the content that mails show, in the form in which mail templates take it. */
export function mailFacts(content: MailContent): MailFacts {
  const { contact, giving, applications, mails } = content;
  const { student, partner, answerTime } = applications;
  const { price, paying, answer } = content['forum-page'].places ?? {};
  const { purpose, fund, daysToReturn, receipt } = giving;
  const { yourWay, entrance, included, notIncluded = [], workshops } = mails;
  return {
    contact: { email: contact.email, postalLine: contact.postalAddress.join(', ') },
    forum: mailForum(content),
    answerTime,
    afterwards: { student: student.afterwards, partner: partner.afterwards },
    places: { price, paying, answer, byTicket: mails.paying ?? {} },
    giving: { purpose, fund, daysToReturn, receipt },
    signedBy: mails.signedBy ?? {},
    nextSteps: { yourWay, entrance, included, notIncluded },
    workshops,
    ...(mails.workshopRule && { workshopRule: mails.workshopRule }),
    ...workshopChoice(content),
  };
}

/** The last day to choose a workshop. Left out if the stored day belongs to another forum. */
function workshopChoice({ forum, mails }: MailContent): Pick<MailFacts, 'workshopsUntil'> {
  const { workshopsUntil = '' } = mails;
  const { registrationOpens, days } = forum;
  const lastDay = days.at(-1)?.date ?? '';
  if (registrationOpens === undefined) return {};
  const isOfThisForum = registrationOpens <= workshopsUntil && workshopsUntil <= lastDay;
  return isOfThisForum ? { workshopsUntil: dayInWords(workshopsUntil) } : {};
}

function mailForum({ forum, sessions }: MailContent): MailForum {
  const { name, dates, venue, timeZone } = forumFacts(forum);
  const program = programOf({ forum, sessions, speakers: [] });
  const days = program.map((day) => mailDay(day, timeZone));
  return { name, dates, venue, year: forumYear(forum), days };
}

function mailDay(
  { name, date, venue, mapQuery, sessions }: ProgramDay,
  timeZone: string,
): MailForumDay {
  const hours = hoursOf(sessions);
  const times = hours && { hours: hoursText(hours, timeZone) };
  return { name, date: dayInWords(date), ...times, venue, mapQuery };
}

/** 'Friday, April 11, 2025'. With the year, since mails may be read much later. */
const dayInWords = (day: string): string => `${weekday(day)}, ${dayAndYear(day)}`;

/** '4:00 PM - 8:30 PM CDT'. */
function hoursText({ start, end }: NonNullable<ReturnType<typeof hoursOf>>, timeZone: string) {
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const clockWithZone = { ...clock, timeZoneName: 'short' } as const;
  const from = new Intl.DateTimeFormat('en-US', clock).format(Date.parse(start));
  const to = new Intl.DateTimeFormat('en-US', clockWithZone).format(Date.parse(end));
  // Some versions of ICU use a narrow no-break space before AM and PM, which some mail programs cannot show.
  return `${from} - ${to}`.replace(/\s/g, ' ');
}
