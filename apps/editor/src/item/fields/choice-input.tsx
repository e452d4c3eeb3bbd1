import { Field, Select } from '@raade/ui';
import type { Named } from '../form-context.ts';
import { useForm } from '../form-context.ts';
import { type ChoiceField, type NameField, readable } from '../form/form-field.ts';
import { textIn } from '../form/values.ts';
import { type FieldProps, labelOf } from './field-props.ts';

/** One of several words, or the name of an item of another list. */
export function ChoiceInput(props: FieldProps<ChoiceField | NameField>) {
  const { field, path, value, onChange } = props;
  const { problemAt, named } = useForm();
  const text = textIn(value);
  const choices: readonly Named[] =
    field.kind === 'name'
      ? named(field.of)
      : field.choices.map((choice) => ({ value: choice, label: readable(choice) }));
  const isKnown = choices.some((choice) => choice.value === text);

  const change = (next: string) =>
    onChange(field.isOptional && next === '' ? undefined : next, path);

  return (
    <Field label={labelOf(field)} hint={field.help ?? ''} error={problemAt(path)}>
      {(control) => (
        <Select {...control} value={text} onChange={({ target }) => change(target.value)}>
          {(field.isOptional || text === '') && (
            <option value="">{field.isOptional ? 'None' : 'Please choose'}</option>
          )}
          {!isKnown && text !== '' && <option value={text}>{`${text} (is not there)`}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
