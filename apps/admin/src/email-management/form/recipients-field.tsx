import { Field, Select } from '@raade/ui';
import { type CampaignForm, RECIPIENT_OPTIONS, sentLabel } from './campaign-form.ts';

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
  return (
    <Field label="Recipient Type" error={error} {...(corrects && { hint: CORRECTION_HINT })}>
      {(control) => (
        <Select
          {...control}
          name="recipientType"
          value={corrects ? CORRECTION : recipientType}
          onChange={({ target }) => {
            const chosen = RECIPIENT_OPTIONS.find(({ value }) => value === target.value);
            if (chosen) onChange({ recipientType: chosen.value, corrects: undefined });
          }}
        >
          {corrects && <option value={CORRECTION}>{sentLabel(corrects)}</option>}
          {RECIPIENT_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
