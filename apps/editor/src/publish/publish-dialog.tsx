import { zoneHint } from '@raade/content-model/forum/zone-hint';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { styled } from '@raade/platform';
import { ChoiceGroup, Note, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { FormDialog } from '@raade/staff/form-dialog';
import { TextField } from '@raade/staff/fields';
import { momentText } from '@raade/staff/moments';
import { publicationTime, type LocalTime, browserTimeZone } from './publication-time.ts';
import { SentenceList } from '../editions/sentence-list.tsx';
import { optionalNote, NoteField } from '../editions/note-field.tsx';
import type { Change } from './changes.ts';
import type { Publishing } from './use-publishing.ts';

const TIMES = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
];

const NO_ANSWER =
  'The server did not answer, so we do not know if your changes were published. Leave the form as it is and press the button again. Nothing is published twice.';

interface PublishDialogProps extends Pick<Publishing, 'isBusy' | 'publish'> {
  readonly title: string;
  readonly changes: readonly Change[];
  /** The zone of the forum. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Lists what goes live, and asks for a note and a time. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, changes, isBusy, publish, timeZone, onClose } = props;
  const [when, setWhen] = useState('now');
  const [moment, setMoment] = useState({ day: '', time: '' });
  const [note, setNote] = useState('');
  const [isUnanswered, setUnanswered] = useState(false);
  const { errors, show, forget } = useFieldErrors<'moment'>();
  const isLater = when === 'later';

  const send = async (publishAt?: string) => {
    const isAnswered = await publish(changes, {
      ...optionalNote(note),
      ...(publishAt && { publishAt }),
    });
    setUnanswered(!isAnswered);
    if (isAnswered) onClose();
  };
  const handleSubmit = (form: HTMLFormElement) => {
    const laterTime = isLater ? publicationTime(moment, timeZone, Date.now()) : undefined;
    if (laterTime?.problem !== undefined) show({ moment: laterTime.problem }, form);
    else void send(laterTime?.instant);
  };

  return (
    <FormDialog
      title={title}
      isOpen
      onClose={onClose}
      action={isLater ? 'Schedule' : 'Publish now'}
      isBusy={isBusy}
      refusal={isUnanswered ? NO_ANSWER : undefined}
      onSubmit={handleSubmit}
    >
      <p>{changes.length === 1 ? 'This goes live:' : 'These go live together, or none does:'}</p>
      <SentenceList sentences={changes.flatMap(({ sentences }) => sentences)} />
      <Note>Every publication is in the audit log and can be undone.</Note>
      <NoteField value={note} onChange={setNote} />
      <ChoiceGroup look="quiet" legend="When" choices={TIMES} value={when} onChange={setWhen} />
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
    </FormDialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4);
`;

const LocalTimeNote = styled(Note)`
  margin-block-start: var(--space-2);
`;

interface LaterFieldsProps {
  readonly moment: LocalTime;
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (moment: LocalTime) => void;
}

/** Asks for a time in the zone of the forum, and shows it in the zone of the browser. */
function LaterFields({ moment, timeZone, error, onChange }: LaterFieldsProps) {
  // 0 as the current time allows all times: the form checks the time when it is sent.
  const { instant } = publicationTime(moment, timeZone, 0);
  const localZone = browserTimeZone();
  return (
    <div>
      <Fields>
        <TextField
          label="Day"
          hint={zoneHint(instant, timeZone)}
          error={error}
          type="date"
          value={moment.day}
          onChange={(day) => onChange({ ...moment, day })}
        />
        <TextField
          label="Time"
          hint="In the same time zone."
          type="time"
          value={moment.time}
          onChange={(time) => onChange({ ...moment, time })}
        />
      </Fields>
      <LocalTimeNote role="status">
        {instant !== undefined &&
          localZone !== timeZone &&
          `In your time zone that is ${momentText(instant, localZone)}, ${zoneName(instant, localZone)}.`}
      </LocalTimeNote>
    </div>
  );
}
