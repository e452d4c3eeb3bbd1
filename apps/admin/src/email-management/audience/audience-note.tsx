import { logger, styled } from '@raade/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leftOutText, recipientsText } from './audience-labels.ts';
import { type Audience, audienceQuery } from './audience.query.ts';

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** How many the chosen audience is now, and who of it is left out. */
export function AudienceNote({ recipientType, corrects }: Audience) {
  const { data, error, isFetching } = useQuery(audienceQuery({ recipientType, corrects }));

  useEffect(() => {
    if (error) logger.warn('recipients could not be counted', { recipientType }, error);
  }, [error, recipientType]);

  const counted = data && `${recipientsText(data.recipients)}. ${leftOutText(data, corrects)}`;
  return <Note role="status">{counted ?? textWithout(isFetching)}</Note>;
}

function textWithout(isFetching: boolean) {
  return isFetching ? 'Counting recipients...' : 'The recipients could not be counted.';
}
