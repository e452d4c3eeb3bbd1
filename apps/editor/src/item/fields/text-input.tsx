import { slugOf } from '@raade/content-model/addresses/slugs';
import { needsCompanion } from '@raade/contracts/base/companion-letters';
import { Field, Input, TextArea } from '@raade/ui';
import { useId } from 'react';
import { type FieldProps, FormContext, labelOf, PLAIN_FORM, useForm } from '../form-context.ts';
import type { TextField } from '../form/form-field.ts';
import { type Path, textIn } from '../../items/field-values.ts';

/** Share of the limit from which the length of a text is shown. */
const COUNTER_THRESHOLD = 0.7;
/** The `type` of the HTML input for each kind of one-line text. */
const INPUT_TYPES = { line: 'text', address: 'text', date: 'date', time: 'time' } as const;

function hintOf({ help, max }: TextField, text: string): string {
  const isCounted = max !== undefined && text.length > max * COUNTER_THRESHOLD;
  return [help, isCounted && `${text.length} of ${max} characters.`].filter(Boolean).join(' ');
}

/** Rows of a text area that show the text, at about 60 characters each. */
const rowsFor = (text: string) => Math.min(10, Math.max(3, Math.ceil(text.length / 60)));

/** A text, a day, a time, or the last part of an address. */
export function TextInput({ field, path, value, onChange }: FieldProps<TextField>) {
  const { problemAt, suggestions, isFixed } = useForm();
  const text = textIn(value);
  const listId = useId();
  const suggestedTexts = suggestions(path);

  const change = (next: string) =>
    onChange(field.isOptional && next === '' ? undefined : next, path);
  const isAddress = field.input === 'address';
  // Spaces around a text would be visible on pages. In an address, characters that URLs cannot have are replaced.
  const handleBlur = () => {
    const trimmed = text.trim();
    const cleanText = isAddress && trimmed !== '' ? slugOf(trimmed, 'page') : trimmed;
    if (cleanText !== text) change(cleanText);
  };

  return (
    <Field label={labelOf(field)} hint={hintOf(field, text)} error={problemAt(path)}>
      {(control) =>
        field.input === 'paragraph' ? (
          <TextArea
            {...control}
            data-companion={needsCompanion(text) || undefined}
            rows={rowsFor(text)}
            value={text}
            onBlur={handleBlur}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <>
            <Input
              {...control}
              data-companion={needsCompanion(text) || undefined}
              type={INPUT_TYPES[field.input]}
              list={suggestedTexts.length > 0 ? listId : undefined}
              autoComplete="off"
              autoCapitalize={isAddress ? 'none' : undefined}
              spellCheck={isAddress ? false : undefined}
              readOnly={isFixed(path)}
              value={text}
              onBlur={handleBlur}
              onChange={({ target }) => change(target.value)}
            />
            {suggestedTexts.length > 0 && (
              <datalist id={listId}>
                {suggestedTexts.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}

interface TextFieldsProps<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly field: TextField }[];
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly suggestions?: (path: Path) => readonly string[];
  readonly onChange: (name: Name, text: string) => void;
}

/** Text fields of an item, in a dialog or form with a submit button. */
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
