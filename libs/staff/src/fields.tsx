import { Field, Input, TextArea } from '@raade/ui';
import type { ComponentProps } from 'react';

/** The texts around a control. */
export type LabelProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

interface TextProps extends LabelProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The attributes of a control, without those that its field sets. */
export type Attributes<Control extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Control>,
  'onChange' | 'value'
>;

/** A text input with its label. */
export function TextField(props: TextProps & Attributes<'input'>) {
  const { label, hint, error, onChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

/** A text area with its label. */
export function TextAreaField(props: TextProps & Attributes<'textarea'>) {
  const { label, hint, error, onChange, ...area } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea {...control} {...area} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
