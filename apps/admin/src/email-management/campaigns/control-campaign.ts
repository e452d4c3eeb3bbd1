import {
  type CampaignControlRequest,
  campaignControlResponseSchema,
} from '@raade/contracts/mail/campaigns';
import { logger } from '@raade/platform';
import { mutationOptions } from '@tanstack/react-query';
import { CALLABLES } from '@raade/contracts/base/callables';
import { tellStaff } from '../tell-staff.ts';
import { queryClient } from '../../reading/query-client.ts';
import { CAMPAIGNS_KEY } from './campaigns.query.ts';
import { counted } from '@raade/staff/numbers';

import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

export type CampaignAction = CampaignControlRequest['action'];

/** The message after each action. */
const DONE: Readonly<Record<CampaignAction, (changed: number) => string>> = {
  pause: () => 'Campaign paused',
  resume: () => 'Campaign resumed',
  'retry-failed': (changed) => `${counted(changed, 'email')} will be sent again`,
  'retry-unknown': (changed) => `${counted(changed, 'email')} will be sent again`,
};

/** Changes how a campaign goes on, then reads anew what is shown of it. */
export const campaignControl = (campaignId: string) =>
  mutationOptions({
    mutationFn: (action: CampaignAction) =>
      callAsStaff(
        CALLABLES.controlEmailCampaign,
        { campaignId, action },
        campaignControlResponseSchema,
      ),
    onSuccess: ({ changed }, action) =>
      tellStaff({ tone: 'success', title: DONE[action](changed) }),
    onError: (error, action) => {
      logger.error('campaign not changed', { campaignId, action }, error);
      tellStaff({
        tone: 'danger',
        title: 'The campaign could not be changed',
        description: 'Please try again.',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
  });
