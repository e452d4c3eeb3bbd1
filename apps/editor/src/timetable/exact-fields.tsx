import { ENDS_TOO_EARLY, isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { SelectField, TextField } from '@raade/staff/fields';
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
      <SelectField
        label="Day"
        choices={days.map(({ id, name }) => [id, name])}
        value={now.day}
        onChange={(day) => onChange({ day })}
      />
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

function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  // A time that is half typed is none yet: what is held stays where it is until then.
  const [isOpen, setOpen] = useState(false);
  return (
    <TextField
      {...field}
      type="time"
      value={isOpen ? '' : value}
      onChange={(time) => {
        setOpen(time === '');
        if (time !== '') onChange(time);
      }}
      onBlur={() => setOpen(false)}
    />
  );
}
