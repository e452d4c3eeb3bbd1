import type { ChangeEvent, FocusEvent } from 'react';
import { Field, Input, Select, TextArea } from '@raade/ui';
import { EmailSuggestion } from '../../email/email-suggestion.tsx';
import type { FieldDescription } from '../application-form.ts';

interface ApplicationFieldProps {
  readonly field: FieldDescription;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called on blur, with the element that gets the focus. */
  readonly onLeave: (newFocus: EventTarget | null) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function ApplicationField({
  field,
  value,
  error,
  onChange,
  onLeave,
}: ApplicationFieldProps) {
  const { name, label, hint, isRequired } = field;
  return (
    <Field
      label={isRequired ? label : `${label} (optional)`}
      {...(hint !== undefined && { hint })}
      error={error}
    >
      {(control) => {
        const sharedProps = {
          ...control,
          name,
          value,
          required: isRequired,
          onBlur: ({ relatedTarget }: FocusEvent) => onLeave(relatedTarget),
          onChange: ({ target }: ChangeEvent<Control>) => onChange(target.value),
        };
        switch (field.control) {
          case 'line':
            return (
              <>
                <Input
                  {...sharedProps}
                  type={field.type ?? 'text'}
                  autoComplete={field.autoComplete ?? 'off'}
                  inputMode={field.inputMode}
                  placeholder={field.placeholder}
                />
                {field.type === 'email' && (
                  <EmailSuggestion email={value} fieldId={control.id} onAccept={onChange} />
                )}
              </>
            );
          case 'text':
            return <TextArea {...sharedProps} rows={5} />;
          case 'select':
            return (
              <Select {...sharedProps} autoComplete={field.autoComplete ?? 'off'}>
                <option value="">{field.none ?? 'Please choose'}</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Select>
            );
        }
      }}
    </Field>
  );
}
