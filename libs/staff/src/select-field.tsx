import { Field, Select } from '@raade/ui';
import type { Attributes, LabelProps } from './fields.tsx';

interface SelectFieldProps<Value extends string> extends LabelProps, Attributes<'select'> {
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A select with its label. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, choices, onChange, ...select } = props;
  const selectValue = (text: string) => {
    const choice = choices.find(([value]) => value === text);
    if (choice) onChange(choice[0]);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...select} onChange={({ target }) => selectValue(target.value)}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The choices of a `SelectField`, in the order in which the record lists them. */
export const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [value: Value, label: string][];
