import { styled } from '@raade/platform';
import { Button, ChoiceGroup, Heading, useFieldErrors } from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { CardStack } from '../parts/item-list.styles.ts';
import { momentAt } from '../editions/moments.ts';
import { RefusalNotice } from '../editions/refusal-notice.tsx';
import { noted, NoteField } from '../editions/note-field.tsx';
import { LaterFields } from './later-fields.tsx';
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

/** What goes with a publication, and the button that does it. */
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
