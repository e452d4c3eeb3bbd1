import { ENTERED_METHODS, FIRST_GIFT_DAY } from '@raade/contracts/money/gifts';
import { localDay } from '@raade/contracts/base/local-day';
import { media, styled } from '@raade/platform';
import { Field, type FieldErrors, Input, Select } from '@raade/ui';
import { type GiftValues, METHOD_LABELS } from './gift-values.ts';

interface GiftFieldsProps {
  readonly values: GiftValues;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<GiftValues>) => void;
}

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  ${media.widePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

/** What came, when and how. */
export function GiftFields({ values, errors, onChange }: GiftFieldsProps) {
  return (
    <>
      <Pair>
        <Field label="Amount in dollars" error={errors['amount']}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={values.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </Field>
        <Field label="Received on" error={errors['receivedOn']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={FIRST_GIFT_DAY}
              max={localDay(new Date())}
              value={values.receivedOn}
              onChange={({ target }) => onChange({ receivedOn: target.value })}
            />
          )}
        </Field>
      </Pair>
      <Pair>
        <Field label="Method" error={errors['method']}>
          {(control) => (
            <Select
              {...control}
              value={values.method}
              onChange={({ target }) => onChange({ method: target.value })}
            >
              {ENTERED_METHODS.map((method) => (
                <option key={method} value={method}>
                  {METHOD_LABELS[method]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {values.method === 'cheque' && (
          <Field label="Check number (optional)" error={errors['checkNumber']}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={values.checkNumber}
                onChange={({ target }) => onChange({ checkNumber: target.value })}
              />
            )}
          </Field>
        )}
      </Pair>
    </>
  );
}
