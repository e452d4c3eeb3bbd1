import { sessionSchema, type StoredSession } from '@raade/content-model/forum/sessions.schema';
import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import type { ContentValue } from '@raade/contracts/content/values';
import { FormDialog } from '@raade/staff/form-dialog';
import { Button, Field, Input, useFieldErrors } from '@raade/ui';
import { useId, useState } from 'react';
import { safeParse } from 'zod/mini';
import { takenIds } from '../item/taken-ids.ts';
import { saveItem } from '../newsroom/newsroom.ts';
import { newsroom } from '../newsroom/newsroom.store.ts';
import { roomsOf } from './plan.ts';
import { Fields } from './timetable.styles.ts';
import type { Timetable } from './use-timetable.ts';

const FIELDS = ['title', 'type', 'start', 'end', 'room'] as const;
type FieldName = (typeof FIELDS)[number];
const EMPTY: Readonly<Record<FieldName, string>> = {
  title: '',
  type: 'talk',
  start: '',
  end: '',
  room: '',
};

interface AddSessionProps {
  readonly timetable: Timetable;
}

/** Asks for what a session needs to stand on the timetable. */
export function AddSession({ timetable }: AddSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Add session
      </Button>
      {isOpen && <AddDialog timetable={timetable} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AddDialogProps extends AddSessionProps {
  readonly onClose: () => void;
}

function AddDialog({ timetable: { plan, day }, onClose }: AddDialogProps) {
  const rooms = useId();
  const [values, setValues] = useState(EMPTY);
  const { errors, show, forget } = useFieldErrors<FieldName>();

  const submit = (form: HTMLFormElement) => {
    const id = takeSlug(slugOf(values.title, 'session'), idsNow());
    const { data, error } = safeParse(sessionSchema, { id, day, ...values, speakers: [] });
    if (!data) {
      show(errorsOf(error.issues), form);
      return;
    }
    saveItem({ part: 'sessions', item: id, value: asValue(data) });
    onClose();
  };
  const change = (name: FieldName) => ({
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: target.value });
      forget([name]);
    },
  });

  return (
    <FormDialog
      title={`Add a session on ${plan.days.find(({ id }) => id === day)?.name ?? day}`}
      isOpen
      onClose={onClose}
      action="Add"
      isBusy={false}
      refusal={undefined}
      onSubmit={submit}
    >
      <Field label="Title" error={errors.title}>
        {(control) => <Input {...control} {...change('title')} />}
      </Field>
      <Fields>
        <Field label="Begins" error={errors.start}>
          {(control) => <Input {...control} type="time" {...change('start')} />}
        </Field>
        <Field label="Ends" error={errors.end}>
          {(control) => <Input {...control} type="time" {...change('end')} />}
        </Field>
      </Fields>
      <Field label="Room" error={errors.room}>
        {(control) => <Input {...control} list={rooms} {...change('room')} />}
      </Field>
      <datalist id={rooms}>
        {roomsOf(plan.placed).map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <Field label="Kind" hint='Like "keynote", "panel" or "workshop".' error={errors.type}>
        {(control) => <Input {...control} {...change('type')} />}
      </Field>
    </FormDialog>
  );
}

function idsNow(): Set<string> {
  const state = newsroom.getState();
  return new Set(state.status === 'ready' ? takenIds(state, 'sessions') : []);
}

const asValue = (session: StoredSession) => session as unknown as ContentValue;

function errorsOf(issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]) {
  const found = [...issues].reverse().map(({ path, message }) => [path[0], message] as const);
  return Object.fromEntries(
    found.filter(([name]) => FIELDS.some((field) => field === name)),
  ) as Partial<Record<FieldName, string>>;
}
