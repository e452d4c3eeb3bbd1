/**
 * The IANA zone in which the association keeps its books and its office hours. The zone of a forum is content: it takes
 * place where it takes place.
 */
export const HOME_ZONE = 'America/Chicago';
