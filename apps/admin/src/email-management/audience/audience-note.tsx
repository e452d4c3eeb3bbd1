import { logger } from '@raade/platform';
import { Note } from '@raade/staff/staff-page.styles';
import { refusalOf } from '@raade/staff/refusal-of';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Audience, audienceQuery, leftOutText, recipientsText } from './audience.ts';

const COUNTING = 'Counting recipients...';
const NOT_COUNTED = 'The recipients could not be counted.';

/** The current size of the audience, and how many people are excluded and why. */
export function AudienceNote(audience: Audience) {
  const { recipientType } = audience;
  const query = audienceQuery(audience);
  const { data, error, isFetching } = useQuery(query);

  useEffect(() => {
    if (error) logger.warn('recipients could not be counted', { recipientType }, error);
  }, [error, recipientType]);

  const counted = data && `${recipientsText(data.recipients)}. ${leftOutText(data, audience)}`;
  return (
    <Note role="status">{counted ?? (isFetching ? COUNTING : refusalOf(error, NOT_COUNTED))}</Note>
  );
}
