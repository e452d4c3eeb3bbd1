import { Field, Input } from '@raade/ui';
import { useId } from 'react';
import { itemField } from '../item/form/form-field.ts';
import { FIELD_NAMES, type FieldName, type Values } from './next-forum-form.ts';

/** The days follow from these two. */
const DAYS = {
  firstDay: { label: 'First day', help: 'The forum is known by its year.', input: 'date' },
  lastDay: { label: 'Last day', help: 'Of a forum of one day, the same.', input: 'date' },
} as const;

/** The fields of the form, in the words of “Forum: facts”. */
function factOf(name: FieldName): { label: string; help?: string; input?: string } {
  if (name === 'firstDay' || name === 'lastDay') return DAYS[name];
  const forum = itemField('forum');
  const fields = forum.kind === 'group' ? forum.fields : [];
  return fields.find(({ key }) => key === name)?.field ?? { label: name };
}

interface FactFieldsProps {
  readonly values: Values;
  readonly errors: Partial<Record<FieldName, string>>;
  readonly onChange: (name: FieldName, value: string) => void;
}

/** The facts of a forum, each with its explanation. */
export function FactFields({ values, errors, onChange }: FactFieldsProps) {
  const zones = useId();
  return (
    <>
      {FIELD_NAMES.map((name) => {
        const { label, help = '', input } = factOf(name);
        return (
          <Field key={name} label={label} hint={help} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                type={input === 'line' ? 'text' : input}
                autoComplete="off"
                list={name === 'timeZone' ? zones : undefined}
                value={values[name]}
                onChange={({ target }) => onChange(name, target.value)}
              />
            )}
          </Field>
        );
      })}
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
