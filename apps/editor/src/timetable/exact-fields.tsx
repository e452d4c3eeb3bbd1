import { ENDS_TOO_EARLY, isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { Field, Input, Select } from '@raade/ui';
import { useState } from 'react';
import type { Plan } from './plan.ts';
import { Fields } from './timetable.styles.ts';

interface ExactFieldsProps extends Pick<Plan, 'days'> {
  readonly now: StoredSession;
  readonly onChange: (change: Partial<StoredSession>) => void;
}

/** Day and times of what is held, as numbers. */
export function ExactFields({ days, now, onChange }: ExactFieldsProps) {
  const error = isPossibleSpan(now) ? undefined : ENDS_TOO_EARLY;
  return (
    <Fields>
      <Field label="Day">
        {(control) => (
          <Select
            {...control}
            value={now.day}
            onChange={({ target }) => onChange({ day: target.value })}
          >
            {days.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TimeField label="Begins" value={now.start} onChange={(start) => onChange({ start })} />
      <TimeField label="Ends" value={now.end} error={error} onChange={(end) => onChange({ end })} />
    </Fields>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  // A time that is half typed is none yet: what is held stays where it is until then.
  const [isOpen, setOpen] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={isOpen ? '' : value}
          onChange={({ target }) => {
            setOpen(target.value === '');
            if (target.value !== '') onChange(target.value);
          }}
          onBlur={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
