import { Button, ButtonRow } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { number } from '@raade/staff/numbers';

import { AskFirst } from '../../last-look/ask-first.tsx';
import { type CampaignAction, campaignControl } from './control-campaign.ts';
import type { RecordedCampaign } from './read-campaigns.ts';

interface CampaignControlsProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

/** The buttons for a campaign in its present state. */
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
      {status === 'sending' && buttonFor('pause', 'Pause')}
      {status === 'paused' && buttonFor('resume', 'Resume')}
      {deliveries.failed > 0 &&
        buttonFor('retry-failed', `Retry ${number(deliveries.failed)} failed`)}
      <AskFirst
        label={`Retry ${number(deliveries.unknown)} unknown`}
        look="quiet"
        isOffered={deliveries.unknown > 0}
        title="Send these emails again?"
        action="Send again"
        onDo={() => control.mutate('retry-unknown')}
      >
        <p>
          We do not know whether these emails arrived: the mail service did not answer in time. If
          you send them again, some people may get the email twice.
        </p>
      </AskFirst>
    </ButtonRow>
  );
}
