import { FormContext, PLAIN_FORM } from '../form-context.ts';
import type { TextField } from '../form/form-field.ts';
import { type Path, textIn } from '../form/values.ts';
import { TextInput } from './text-input.tsx';

interface TextFieldsProps<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly field: TextField }[];
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly suggestions?: (path: Path) => readonly string[];
  readonly onChange: (name: Name, text: string) => void;
}

/** Some fields of an item, all of them texts, in a form that does not save by itself. */
export function TextFields<Name extends string>(props: TextFieldsProps<Name>) {
  const { fields, values, errors, suggestions = PLAIN_FORM.suggestions, onChange } = props;
  const problemAt = ([name]: Path) => errors[String(name)];
  return (
    <FormContext value={{ ...PLAIN_FORM, problemAt, suggestions }}>
      {fields.map(({ name, field }) => (
        <TextInput
          key={name}
          field={field}
          path={[name]}
          value={values[name]}
          onChange={(value) => onChange(name, textIn(value))}
        />
      ))}
    </FormContext>
  );
}
