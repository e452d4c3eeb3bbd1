import {
  type AudienceRequest,
  audienceResponseSchema,
  type Corrected,
  type RecipientType,
} from '@raade/contracts/mail/campaigns';
import { queryOptions } from '@tanstack/react-query';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Whom an email is for. */
export interface Audience {
  readonly recipientType: RecipientType;
  /** The current one if there is none. */
  readonly forum_id?: string | undefined;
  readonly corrects?: Corrected | undefined;
}

/** The audience as of now. It is counted anew whenever it is asked for: people register and unsubscribe. */
export const audienceQuery = ({ recipientType, forum_id, corrects }: Audience) =>
  queryOptions({
    queryKey: ['audience', recipientType, forum_id ?? null, corrects?.id ?? null],
    queryFn: () => {
      const request: AudienceRequest = {
        recipientType,
        ...(corrects ? { corrects: corrects.id } : forum_id && { forum_id }),
      };
      return callAsStaff(CALLABLES.previewEmailCampaign, request, audienceResponseSchema);
    },

    refetchOnWindowFocus: false,
  });
