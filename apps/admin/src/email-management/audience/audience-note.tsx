import { logger } from '@raade/platform';
import { Note } from '@raade/ui';
import { refusalOf } from '@raade/staff/refusal-of';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Audience, audienceQuery, exclusionSentence, recipientsText } from './audience.ts';

const COUNTING = 'Counting recipients...';
const NOT_COUNTED = 'The recipients could not be counted. Reload the page before you send.';

/** The current size of the audience, and how many people are excluded and why. */
export function AudienceNote(audience: Audience) {
  const { recipientType } = audience;
  const query = audienceQuery(audience);
  const { data, error, isFetching } = useQuery(query);

  useEffect(() => {
    if (error) logger.warn('recipients could not be counted', { recipientType }, error);
  }, [error, recipientType]);

  const text = data && `${recipientsText(data.recipients)}. ${exclusionSentence(data, audience)}`;
  return (
    <Note role="status">{text ?? (isFetching ? COUNTING : refusalOf(error, NOT_COUNTED))}</Note>
  );
}
