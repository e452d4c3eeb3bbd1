import { Button, ButtonRow, Dialog } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '@raade/staff/numbers';

import { type CampaignAction, campaignControl } from './control-campaign.ts';
import type { RecordedCampaign } from './read-campaigns.ts';

interface CampaignControlsProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

/** The buttons for a campaign in its present state. */
export function CampaignControls({ id, campaign }: CampaignControlsProps) {
  const [isAsking, setIsAsking] = useState(false);
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
      {deliveries.unknown > 0 && (
        <Button look="quiet" onClick={() => setIsAsking(true)}>
          {`Retry ${number(deliveries.unknown)} unknown`}
        </Button>
      )}
      <Dialog
        title="Send these emails again?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={
          <Button
            onClick={() => {
              setIsAsking(false);
              control.mutate('retry-unknown');
            }}
          >
            Send again
          </Button>
        }
      >
        <p>
          We do not know whether these emails arrived: the mail service did not answer in time. If
          you send them again, some people may get the email twice.
        </p>
      </Dialog>
    </ButtonRow>
  );
}
