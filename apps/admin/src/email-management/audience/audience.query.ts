import { audienceResponseSchema, type RecipientType } from '@raade/contracts/campaigns';
import { callFunction } from '@raade/firebase/callables';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';
import { CAMPAIGN_CALLABLES } from '../campaign-callables.ts';

/** Who would be written to now. Counted anew whenever it is asked for: people register and unsubscribe. */
export const audienceQuery = (recipientType: RecipientType) =>
  queryOptions({
    queryKey: ['audience', recipientType],
    queryFn: () =>
      callFunction(
        environment(),
        CAMPAIGN_CALLABLES.preview,
        { recipientType },
        audienceResponseSchema,
      ),
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
