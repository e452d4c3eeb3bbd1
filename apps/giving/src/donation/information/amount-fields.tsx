import { DONATION_PRESETS_DOLLARS } from '@raade/contracts/donations';
import { ChoiceGroup, Field, Input } from '@raade/ui';
import { formatCents } from '@raade/contracts/money';
import type { FormErrors } from './check-form.ts';
import { CUSTOM_AMOUNT, type DonationForm } from '../flow/donation-form.ts';

interface AmountFieldsProps {
  readonly form: DonationForm;
  readonly errors: FormErrors;
  readonly onChange: (changes: Partial<DonationForm>) => void;
}

const CHOICES = [
  ...DONATION_PRESETS_DOLLARS.map((dollars) => ({
    value: String(dollars),
    label: formatCents(dollars * 100),
  })),
  { value: CUSTOM_AMOUNT, label: 'Custom' },
];

export function AmountFields({ form, errors, onChange }: AmountFieldsProps) {
  return (
    <>
      <ChoiceGroup
        legend="Amount"
        choices={CHOICES}
        value={form.amount}
        onChange={(amount) => onChange({ amount, customAmount: '' })}
        error={errors.amount}
      />
      {form.amount === CUSTOM_AMOUNT && (
        <Field label="Custom amount" hint="In US dollars, 1 or more." error={errors.customAmount}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              min={1}
              step="any"
              required
              value={form.customAmount}
              onChange={(event) => onChange({ customAmount: event.target.value })}
              // Scrolling over a focused number field changes the number: not with money.
              onWheel={(event) => event.currentTarget.blur()}
            />
          )}
        </Field>
      )}
    </>
  );
}
