import { choicesOf, SelectField } from '@raade/staff/fields';
import { type CampaignForm, RECIPIENT_LABELS, sentLabel } from './campaign-form.ts';

interface RecipientsFieldProps {
  readonly form: CampaignForm;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

const CORRECTION = 'correction';
const CORRECTION_HINT = 'Who still waits for that email, or could not be reached, gets none.';

/** The choice of a group; of a correction also those who were sent what it corrects. */
export function RecipientsField({ form, error, onChange }: RecipientsFieldProps) {
  const { recipientType, corrects } = form;
  const corrected = corrects ? [[CORRECTION, sentLabel(corrects)] as const] : [];
  return (
    <SelectField
      label="Recipient Type"
      error={error}
      hint={corrects && CORRECTION_HINT}
      name="recipientType"
      choices={[...corrected, ...choicesOf(RECIPIENT_LABELS)]}
      value={corrects ? CORRECTION : recipientType}
      onChange={(chosen) => {
        if (chosen !== CORRECTION) onChange({ recipientType: chosen, corrects: undefined });
      }}
    />
  );
}
