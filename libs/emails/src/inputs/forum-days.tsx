/** @jsxImportSource preact */
import type { MailForum, MailForumDay } from '@raade/contracts/mail/mail-facts';
import type { ComponentChildren } from 'preact';
import { MailLink } from '../blocks/mail-link.tsx';
import { mapLink } from './forum-links.ts';

/** When and where each day takes place: rows of a table of details. */
export const forumDayRows = ({ days }: MailForum): (readonly [string, ComponentChildren])[] =>
  days.map((day) => [day.name, <WhenAndWhere {...day} />]);

function WhenAndWhere({ date, hours, venue, mapQuery }: MailForumDay) {
  return (
    <>
      {date}
      <br />
      {hours && (
        <>
          {hours}
          <br />
        </>
      )}
      <MailLink href={mapLink(mapQuery)}>{venue}</MailLink>
    </>
  );
}
