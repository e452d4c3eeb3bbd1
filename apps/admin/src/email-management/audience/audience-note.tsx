import type { RecipientType } from '@raade/contracts/campaigns';
import { logger, styled } from '@raade/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leftOutText, recipientsText } from './audience-labels.ts';
import { audienceQuery } from './audience.query.ts';

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** How many the chosen group is now, and who of it is left out. */
export function AudienceNote({ recipientType }: { readonly recipientType: RecipientType }) {
  const { data, error, isFetching } = useQuery(audienceQuery(recipientType));

  useEffect(() => {
    if (error) logger.warn('recipients could not be counted', { recipientType }, error);
  }, [error, recipientType]);

  return <Note role="status">{textOf(data, isFetching)}</Note>;
}

function textOf(audience: Parameters<typeof leftOutText>[0] | undefined, isFetching: boolean) {
  if (audience) return `${recipientsText(audience.recipients)}. ${leftOutText(audience)}`;
  return isFetching ? 'Counting recipients...' : 'The recipients could not be counted.';
}
