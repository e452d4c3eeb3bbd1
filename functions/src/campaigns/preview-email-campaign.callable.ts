import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { audienceRequestSchema } from '@raade/contracts/campaigns';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { mailCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { countAudience } from './audience/count-audience.ts';

/** `preview-email-campaign`: takes an `AudienceRequest` of a member of the staff, answers an `AudienceResponse`. */
export const previewEmailCampaignCallable = onCall(
  mailCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.previewEmailCampaign, async () => {
      await requireRight(auth, 'campaigns.preview');
      return countAudience(checkedInput(audienceRequestSchema, data));
    }),
);
