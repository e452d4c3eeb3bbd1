import { useNavigate } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Note } from '@raade/ui';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';
import { campaignDraft, hasUnsavedText, startCorrection } from '../form/campaign-draft.store.ts';
import type { RecordedCampaign } from './read-campaigns.ts';

interface WriteCorrectionProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

/** Begins a correction to the recipients of this campaign. Asks before it replaces an unsent email in the form. */
export function WriteCorrection({ id, campaign }: WriteCorrectionProps) {
  const navigate = useNavigate();

  const write = () => {
    startCorrection({ id, subject: campaign.subject }, campaign.recipient_type);
    void navigate('/admin/email-management');
  };

  return (
    <Stack $gap={2}>
      <div>
        <ConfirmButton
          label="Write a correction"
          look="quiet"
          needsConfirmation={() => hasUnsavedText(campaignDraft.getState())}
          title="Replace the email that you are writing?"
          action="Replace it"
          onConfirm={write}
        >
          <p>
            The form contains an email that is neither sent nor saved. The correction replaces it,
            and its text is lost.
          </p>
        </ConfirmButton>
      </div>
      <Note>
        A correction goes only to people who were sent this email. People who are still waiting for
        it, or could not be reached, do not get the correction.
      </Note>
    </Stack>
  );
}
