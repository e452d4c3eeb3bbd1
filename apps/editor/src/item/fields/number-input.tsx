import { Field, Input } from '@raade/ui';
import { useForm } from '../form-context.ts';
import type { NumberField } from '../form/form-field.ts';
import { type FieldProps, labelOf } from './field-props.ts';

/** A whole number. */
export function NumberInput({ field, path, value, onChange }: FieldProps<NumberField>) {
  const { problemAt } = useForm();
  const change = (text: string) => {
    if (text === '') onChange(field.isOptional ? undefined : null, path);
    else onChange(Number(text), path);
  };
  return (
    <Field label={labelOf(field)} hint={field.help ?? ''} error={problemAt(path)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
