import { Field, Input, Select, TextArea } from '@raade/ui';
import type { ComponentProps } from 'react';

interface LabelProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown below the control, which is then marked invalid. */
  readonly error?: string | undefined;
}

interface TextProps extends LabelProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

type Attributes<Control extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Control>,
  'onChange' | 'value'
>;

/** A line of text, with its label. */
export function TextField(props: TextProps & Attributes<'input'>) {
  const { label, hint = '', error, onChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

/** A text of several lines, with its label. */
export function TextAreaField(props: TextProps & Attributes<'textarea'>) {
  const { label, hint = '', error, onChange, ...area } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea {...control} {...area} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends LabelProps, Attributes<'select'> {
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few words, with its label. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint = '', error, choices, onChange, ...select } = props;
  const choose = (text: string) => {
    const chosen = choices.find(([value]) => value === text);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...select} onChange={({ target }) => choose(target.value)}>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The choices of a `SelectField`, in the order of their labels. */
export const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [value: Value, label: string][];
