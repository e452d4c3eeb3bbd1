import { FIRST_DONATION_DAY } from '@raade/contracts/money/manual-donations';
import { localDay } from '@raade/contracts/base/local-day';
import { media, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import type { FieldErrors } from '@raade/ui';
import { type DonationValues, METHOD_LABELS } from './donation-values.ts';

interface DonationFieldsProps {
  readonly values: DonationValues;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<DonationValues>) => void;
}

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  ${media.widePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const today = () => localDay(new Date());

/** The fields of a donation: amount, day and method. */
export function DonationFields({ values, errors, onChange }: DonationFieldsProps) {
  return (
    <>
      <Pair>
        <TextField
          label="Amount in dollars"
          error={errors['amount']}
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <TextField
          label="Received on"
          error={errors['receivedOn']}
          type="date"
          min={FIRST_DONATION_DAY}
          max={today()}
          value={values.receivedOn}
          onChange={(receivedOn) => onChange({ receivedOn })}
        />
      </Pair>
      <Pair>
        <SelectField
          label="Method"
          error={errors['method']}
          choices={choicesOf<string>(METHOD_LABELS)}
          value={values.method}
          onChange={(method) => onChange({ method })}
        />
        {values.method === 'cheque' && (
          <TextField
            label="Check number (optional)"
            error={errors['checkNumber']}
            autoComplete="off"
            value={values.checkNumber}
            onChange={(checkNumber) => onChange({ checkNumber })}
          />
        )}
      </Pair>
    </>
  );
}
