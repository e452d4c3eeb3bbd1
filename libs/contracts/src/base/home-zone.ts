/**
 * The IANA time zone of the association, for its accounts and office hours. The zone of a forum is content, since
 * forums may be elsewhere.
 */
export const HOME_ZONE = 'America/Chicago';
