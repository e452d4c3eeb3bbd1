/** @jsxImportSource preact */
import type { MailForum, MailForumDay } from '@raade/contracts/mail/mail-facts';
import type { ComponentChildren } from 'preact';
import { MailLink } from '../blocks/mail-link.tsx';
import { mapLink } from './forum-links.ts';

/** Rows of details: the time and place of each day. */
export const forumDayRows = ({ days }: MailForum): (readonly [string, ComponentChildren])[] =>
  days.map((day) => [day.name, <DayFacts {...day} />]);

/** True once there are sessions, from which the hours of a day follow. */
export const hasSchedule = ({ days }: MailForum): boolean =>
  days.some(({ hours }) => hours !== undefined);

/** A list with one row, the place of the forum; empty until it is known. */
export const placeRow = (
  { venue }: MailForum,
  link: string | undefined,
): (readonly [string, ComponentChildren])[] =>
  venue === undefined || link === undefined
    ? []
    : [['Place', <MailLink href={link}>{venue}</MailLink>]];

function DayFacts({ date, hours, venue, mapQuery }: MailForumDay) {
  return (
    <>
      {date}
      {hours && (
        <>
          <br />
          {hours}
        </>
      )}
      {venue !== undefined && (
        <>
          <br />
          {mapQuery === undefined ? venue : <MailLink href={mapLink(mapQuery)}>{venue}</MailLink>}
        </>
      )}
    </>
  );
}
