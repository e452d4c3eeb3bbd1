import { zoneHint } from '@raade/content-model/forum/zone-hint';
import { useContent } from '@raade/content-model/provided/use-content';
import { TextField } from '@raade/staff/fields';
import { SelectField } from '@raade/staff/select-field';
import { Stack } from '@raade/staff/staff-page.styles';
import { useState } from 'react';
import { fieldTime, instantOf } from './start-time.ts';

interface StartFieldProps {
  /** ISO 8601, in UTC. Empty while no time is chosen; undefined to start immediately. */
  readonly startsAt: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (startsAt: string | undefined) => void;
}

const CHOICES = [
  ['now', 'Now'],
  ['later', 'At a date and time'],
] as const;

/** The field for the start of a campaign: now, or at a local time of the forum. */
export function StartField({ startsAt, error, onChange }: StartFieldProps) {
  const { timeZone } = useContent().forum;
  // The typed text may be incomplete, or a time that is skipped when daylight saving time begins.
  const [typedText, setTypedText] = useState<string>();
  const isSkipped = typedText !== undefined && typedText !== '' && startsAt === '';
  return (
    <Stack $gap={2}>
      <SelectField
        label="When"
        choices={CHOICES}
        value={startsAt === undefined ? 'now' : 'later'}
        onChange={(when) => {
          setTypedText(undefined);
          onChange(when === 'now' ? undefined : '');
        }}
      />
      {startsAt !== undefined && (
        <TextField
          label="Date and time"
          hint={zoneHint(startsAt, timeZone)}
          error={isSkipped ? 'This hour does not exist: clocks are set forward' : error}
          type="datetime-local"
          required
          value={startsAt === '' ? (typedText ?? '') : fieldTime(startsAt, timeZone)}
          onChange={(text) => {
            setTypedText(text);
            onChange(instantOf(text, timeZone));
          }}
        />
      )}
    </Stack>
  );
}
