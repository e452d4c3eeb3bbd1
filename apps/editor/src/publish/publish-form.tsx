import { styled } from '@raade/platform';
import { Button, ChoiceGroup, Heading, useFieldErrors } from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { Note } from '@raade/staff/staff-page.styles';
import { TextField } from '@raade/staff/fields';
import { momentText } from '@raade/staff/moments';
import { CardStack } from '../parts/item-list.styles.ts';
import { momentAt, type WallMoment, zoneHere } from '../editions/moments.ts';
import { RefusalNotice } from '../editions/sentences.tsx';
import { noted, NoteField } from '../editions/note-field.tsx';
import type { Publishing } from './use-publishing.ts';

const Form = styled(CardStack).attrs({ as: 'form', noValidate: true })``;

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
];

interface PublishFormProps extends Pick<Publishing, 'count' | 'findings' | 'isBusy' | 'publish'> {
  /** The zone of the forum. */
  readonly timeZone: string;
}

/** The form that publishes, with a note and a time. */
export function PublishForm(props: PublishFormProps) {
  const { count, findings, isBusy, publish, timeZone } = props;
  const id = useId();
  const [when, setWhen] = useState('now');
  const [moment, setMoment] = useState({ day: '', time: '' });
  const [note, setNote] = useState('');
  const { errors, show, forget } = useFieldErrors<'moment'>();
  const isLater = when === 'later';
  const isPossible = count > 0 && findings.length === 0;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isPossible) return;
    const later = isLater ? momentAt(moment, timeZone, Date.now()) : undefined;
    if (later?.problem !== undefined) show({ moment: later.problem }, event.currentTarget);
    else void publish({ ...noted(note), ...(later && { publishAt: later.instant }) });
  };

  return (
    <Form onSubmit={handleSubmit} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        Publish
      </Heading>
      <p aria-live="polite">{countText(count)}</p>
      <div role="status">
        {findings.length > 0 && (
          <RefusalNotice says="These changes cannot go live together yet:" findings={findings} />
        )}
      </div>
      <NoteField value={note} onChange={setNote} />
      <ChoiceGroup legend="When" choices={WHEN} value={when} onChange={setWhen} />
      {isLater && (
        <LaterFields
          moment={moment}
          timeZone={timeZone}
          error={errors.moment}
          onChange={(next) => {
            setMoment(next);
            forget(['moment']);
          }}
        />
      )}
      <div>
        <Button type="submit" isBusy={isBusy} aria-disabled={!isPossible || undefined}>
          {isLater ? 'Schedule' : 'Publish now'}
        </Button>
      </div>
    </Form>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No change is chosen.';
  return count === 1
    ? '1 change goes live.'
    : `${count} changes go live together, or none of them.`;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4);
`;

const Here = styled(Note)`
  margin-block-start: var(--space-2);
`;

interface LaterFieldsProps {
  readonly moment: WallMoment;
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (moment: WallMoment) => void;
}

/** Asks for a moment where the forum is, and says which that is here. */
function LaterFields({ moment, timeZone, error, onChange }: LaterFieldsProps) {
  // A moment in the past is allowed here. The form checks that when it is sent.
  const { instant } = momentAt(moment, timeZone, 0);
  const here = zoneHere();
  return (
    <div>
      <Fields>
        <TextField
          label="Day"
          hint={`In the zone of the forum, ${timeZone}.`}
          error={error}
          type="date"
          value={moment.day}
          onChange={(day) => onChange({ ...moment, day })}
        />
        <TextField
          label="Time"
          hint="Where the forum is, too."
          type="time"
          value={moment.time}
          onChange={(time) => onChange({ ...moment, time })}
        />
      </Fields>
      <Here role="status">
        {instant !== undefined &&
          here !== timeZone &&
          `On your clock (${here}) that is ${momentText(instant, here)}.`}
      </Here>
    </div>
  );
}
