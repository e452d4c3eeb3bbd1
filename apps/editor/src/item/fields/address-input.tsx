import { slugOf } from '@raade/content-model/addresses/slugs';
import { Field, Input } from '@raade/ui';
import { useForm } from '../form-context.ts';
import type { PlainField } from '../form/form-field.ts';
import { textIn } from '../form/values.ts';
import { type FieldProps, labelOf } from './field-props.ts';

/** The last part of an address: whatever is written becomes one when the field is left. */
export function AddressInput({ field, path, value, onChange }: FieldProps<PlainField>) {
  const { problemAt } = useForm();
  const text = textIn(value);

  const change = (next: string) =>
    onChange(field.isOptional && next === '' ? undefined : next, path);
  const handleBlur = () => {
    const written = text.trim();
    const address = written === '' ? '' : slugOf(written, 'page');
    if (address !== text) change(address);
  };

  return (
    <Field
      label={labelOf(field)}
      {...(field.help !== undefined && { hint: field.help })}
      error={problemAt(path)}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onBlur={handleBlur}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
