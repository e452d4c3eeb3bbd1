import type { Giving } from '@raade/content-model/giving/giving.schema';
import { useContent } from '@raade/content-model/provided/use-content';
import { formatCents } from '@raade/contracts/money/money';
import { ChoiceGroup, Field, Input, Stack } from '@raade/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from './check-form.ts';
import { CUSTOM_AMOUNT, type DonationForm } from '../flow/donation-form.ts';

interface AmountFieldsProps {
  readonly form: DonationForm;
  readonly errors: FormErrors;
  readonly onChange: (changes: Partial<DonationForm>) => void;
}

const choicesOf = ({ tiers }: Giving) => [
  ...tiers.map(({ dollars }) => ({
    value: String(dollars),
    label: formatCents(dollars * 100),
  })),
  { value: CUSTOM_AMOUNT, label: 'Custom' },
];

/** The choice of an amount. A click on Custom focuses its field; arrow keys do not, since they may only pass it. */
export function AmountFields({ form, errors, onChange }: AmountFieldsProps) {
  const { giving } = useContent();
  const usesPointer = useRef(false);
  const customField = useRef<HTMLInputElement>(null);
  const choose = (amount: string) => {
    // The field must be rendered before it can be focused.
    flushSync(() => onChange({ amount, customAmount: '' }));
    if (usesPointer.current) customField.current?.focus();
  };
  return (
    <Stack
      $gap={6}
      onPointerDown={() => (usesPointer.current = true)}
      onKeyDown={() => (usesPointer.current = false)}
    >
      <ChoiceGroup
        legend="Amount in US dollars"
        choices={choicesOf(giving)}
        value={form.amount}
        onChange={choose}
        error={errors.amount}
      />
      {form.amount === CUSTOM_AMOUNT && (
        <Field
          label="Custom amount"
          hint="$1 or more, like 75 or 12.50."
          error={errors.customAmount}
        >
          {(control) => (
            <Input
              {...control}
              ref={customField}
              inputMode="decimal"
              autoComplete="off"
              required
              value={form.customAmount}
              onChange={(event) => onChange({ customAmount: event.target.value })}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
