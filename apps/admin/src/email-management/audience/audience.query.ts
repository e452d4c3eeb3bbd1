import { audienceResponseSchema, type RecipientType } from '@raade/contracts/campaigns';
import { callFunction } from '@raade/firebase/callables';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';
import { CALLABLES } from '@raade/contracts/callables';

/** The audience as of now. It is counted anew whenever it is asked for: people register and unsubscribe. */
export const audienceQuery = (recipientType: RecipientType) =>
  queryOptions({
    queryKey: ['audience', recipientType],
    queryFn: () =>
      callFunction(
        environment(),
        CALLABLES.previewEmailCampaign,
        { recipientType },
        audienceResponseSchema,
      ),
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
