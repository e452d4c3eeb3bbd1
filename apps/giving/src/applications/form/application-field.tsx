import type { FocusEvent } from 'react';
import { Field, Input, Select, TextArea } from '@raade/ui';
import { EmailSuggestion } from '../../email/email-suggestion.tsx';
import type { FieldDescription } from '../application-form.ts';

interface ApplicationFieldProps {
  readonly field: FieldDescription;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called with what gets the focus next. */
  readonly onLeave: (next: EventTarget | null) => void;
}

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
        const onBlur = ({ relatedTarget }: FocusEvent) => onLeave(relatedTarget);
        const shared = { ...control, name, value, required: isRequired, onBlur };
        switch (field.control) {
          case 'line':
            return (
              <>
                <Input
                  {...shared}
                  type={field.type ?? 'text'}
                  autoComplete={field.autoComplete ?? 'off'}
                  inputMode={field.inputMode}
                  placeholder={field.placeholder}
                  onChange={(event) => onChange(event.target.value)}
                />
                {field.type === 'email' && (
                  <EmailSuggestion email={value} fieldId={control.id} onAccept={onChange} />
                )}
              </>
            );
          case 'text':
            return (
              <TextArea {...shared} rows={5} onChange={(event) => onChange(event.target.value)} />
            );
          case 'select':
            return (
              <Select
                {...shared}
                autoComplete={field.autoComplete ?? 'off'}
                onChange={(event) => onChange(event.target.value)}
              >
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
