import { audienceResponseSchema, type RecipientType } from '@raade/contracts/campaigns';
import { queryOptions } from '@tanstack/react-query';
import { CALLABLES } from '@raade/contracts/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** The audience as of now. It is counted anew whenever it is asked for: people register and unsubscribe. */
export const audienceQuery = (recipientType: RecipientType) =>
  queryOptions({
    queryKey: ['audience', recipientType],
    queryFn: () =>
      callAsStaff(CALLABLES.previewEmailCampaign, { recipientType }, audienceResponseSchema),
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
