/** @jsxImportSource preact */
import { FORUM } from '@raade/contracts/forum';
import { FORUM_DAYS, type ForumDayFacts } from '@raade/contracts/forum-days';
import type { ComponentChildren } from 'preact';
import { MailLink } from '../blocks/mail-link.tsx';

const weekday = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

const zone = new Intl.DateTimeFormat('en-US', { timeZone: FORUM.timeZone, timeZoneName: 'short' });

/** 'CDT', on that day. */
const zoneOn = (date: string) =>
  zone.formatToParts(new Date(`${date}T18:00:00Z`)).find(({ type }) => type === 'timeZoneName')
    ?.value;

function mapOf({ mapQuery }: ForumDayFacts): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: mapQuery })}`;
}

/** When and where each day takes place: rows of a table of details. */
export const FORUM_DAY_ROWS: readonly (readonly [string, ComponentChildren])[] = FORUM_DAYS.map(
  (day) => [
    day.name,
    <>
      {weekday.format(new Date(`${day.date}T12:00:00Z`))}
      <br />
      {day.hours} {zoneOn(day.date)}
      <br />
      <MailLink href={mapOf(day)}>{day.venue}</MailLink>
    </>,
  ],
);
