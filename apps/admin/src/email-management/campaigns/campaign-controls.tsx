import { Button, ButtonRow } from '@raade/ui';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { counted, number } from '@raade/staff/numbers';
import {
  type CampaignControlRequest,
  campaignControlResponseSchema,
} from '@raade/contracts/mail/campaign-control';
import { logger } from '@raade/platform';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';
import type { RecordedCampaign } from './read-campaigns.ts';
import { showMailToast } from '../mail-toast.ts';
import { queryClient } from '../../reading/query-client.ts';
import { CAMPAIGNS_KEY } from './campaigns.query.ts';

export type CampaignAction = CampaignControlRequest['action'];

/** The title of the toast after each action. */
const SUCCESS_TITLES: Readonly<Record<CampaignAction, (changed: number) => string>> = {
  cancel: () => 'Campaign canceled',
  pause: () => 'Campaign paused',
  resume: () => 'Campaign resumed',
  'retry-failed': (changed) => `${counted(changed, 'email')} will be sent again`,
  'retry-unknown': (changed) => `${counted(changed, 'email')} will be sent again`,
};

/** Starts, pauses, resumes or cancels a campaign, then reads it again. */
const campaignControl = (campaignId: string) =>
  mutationOptions({
    mutationFn: (action: CampaignAction) =>
      callAsStaff(
        CALLABLES.controlEmailCampaign,
        { campaignId, action },
        campaignControlResponseSchema,
      ),
    onSuccess: ({ changed }, action) =>
      showMailToast({ tone: 'success', title: SUCCESS_TITLES[action](changed) }),
    onError: (error, action) => {
      logger.error('campaign not changed', { campaignId, action }, error);
      showMailToast({
        tone: 'danger',
        title: 'The campaign could not be changed',
        description: 'Please try again.',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
  });

interface CampaignControlsProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

/** The actions that are possible in the campaign's current state. */
export function CampaignControls({ id, campaign }: CampaignControlsProps) {
  const control = useMutation(campaignControl(id));
  const { status, deliveries } = campaign;

  const buttonFor = (action: CampaignAction, label: string) => (
    <Button
      look="quiet"
      isBusy={control.isPending && control.variables === action}
      onClick={() => !control.isPending && control.mutate(action)}
    >
      {label}
    </Button>
  );

  return (
    <ButtonRow>
      <ConfirmButton
        label="Cancel Campaign"
        look="quiet"
        isOffered={status === 'scheduled'}
        title="Cancel this campaign?"
        closeLabel="Keep It"
        onConfirm={() => control.mutate('cancel')}
      >
        <p>It has not started. Nobody will get it, and it cannot be scheduled again.</p>
      </ConfirmButton>
      {status === 'sending' && buttonFor('pause', 'Pause')}
      {status === 'paused' && buttonFor('resume', 'Resume')}
      {deliveries.failed > 0 &&
        buttonFor('retry-failed', `Retry ${number(deliveries.failed)} failed`)}
      <ConfirmButton
        label={`Retry ${number(deliveries.unknown)} unknown`}
        look="quiet"
        isOffered={deliveries.unknown > 0}
        title="Send these emails again?"
        action="Send again"
        onConfirm={() => control.mutate('retry-unknown')}
      >
        <p>
          We do not know whether these emails arrived: the mail service did not answer in time. If
          you send them again, some people may get the email twice.
        </p>
      </ConfirmButton>
    </ButtonRow>
  );
}
