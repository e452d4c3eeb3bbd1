import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import { FormDialog } from '@raade/staff/form-dialog';
import { useFormValues } from '@raade/staff/use-form-values';
import { Button } from '@raade/ui';
import { useState } from 'react';
import { TextFields } from '../item/fields/text-input.tsx';
import { textFieldsOf } from '../item/form/form-field.ts';
import { byPath, fieldProblems } from '../item/form/problems.ts';
import { saidElsewhere, takenIds } from '../item/named-items.ts';
import { saveItem } from '../newsroom/newsroom.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import type { Timetable } from './use-timetable.ts';

const EMPTY = { title: '', start: '', end: '', room: '', type: 'talk' };
const FIELDS = textFieldsOf('sessions', ['title', 'start', 'end', 'room', 'type']);

interface AddSessionProps {
  readonly ready: ReadyNewsroom;
  readonly timetable: Timetable;
}

/** Asks for what a session needs to stand on the timetable. */
export function AddSession(props: AddSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Add session
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AddDialogProps extends AddSessionProps {
  readonly onClose: () => void;
}

function AddDialog({ ready, timetable: { plan, day }, onClose }: AddDialogProps) {
  const { values, errors, show, change } = useFormValues(EMPTY);

  const submit = (form: HTMLFormElement) => {
    const id = takeSlug(slugOf(values.title, 'session'), new Set(takenIds(ready, 'sessions')));
    const value = { id, day, ...values, speakers: [] };
    const problems = fieldProblems('sessions', value);
    if (problems.length > 0) {
      show(Object.fromEntries(byPath(problems)), form);
      return;
    }
    saveItem({ part: 'sessions', item: id, value });
    onClose();
  };

  return (
    <FormDialog
      title={`Add a session on ${plan.days.find(({ id }) => id === day)?.name ?? day}`}
      isOpen
      onClose={onClose}
      action="Add"

      onSubmit={submit}
    >
      <TextFields
        fields={FIELDS}
        values={values}
        errors={errors}
        suggestions={(path) => saidElsewhere(ready, 'sessions', path)}
        onChange={(name, text) => change({ [name]: text })}
      />
    </FormDialog>
  );
}
