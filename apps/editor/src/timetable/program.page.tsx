import { PageHead, Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonLink, ButtonRow, Note, Notice, Tabs } from '@raade/ui';
import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import { FormDialog } from '@raade/staff/form-dialog';
import { useFormValues } from '@raade/staff/use-form-values';
import { useResponsive } from '@raade/platform';
import { useState } from 'react';
import { FindingList, ItemLinks } from '../editions/refusal-notice.tsx';
import { draftOf, workingItems, workingParts } from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { WhenReady } from '../editor-state/when-ready.tsx';
import { MovePanel } from './move-panel.tsx';
import { programOf } from './sessions.ts';
import { SessionGrid } from './session-grid.tsx';
import { ByKeys } from './timetable.styles.ts';
import { type Timetable, useTimetable } from './use-timetable.ts';
import { TextFields } from '../item/fields/text-input.tsx';
import { textFieldsOf } from '../item/form/form-field.ts';
import { messagesByPath, fieldProblems } from '../item/form/problems.ts';
import { valuesInUse, takenIds } from '../item/reference-options.ts';
import { saveItem } from '../editor-state/editor-actions.ts';

/** The sessions of each day as a timetable, on which they can be moved. */
export default function ProgramPage() {
  return (
    <>
      <PageHead>
        <h1>Program</h1>
        <p>
          Select a session to move it.{' '}
          <ByKeys>
            Drag it with a mouse, or use the arrow keys: up and down change the time by five
            minutes, left and right the room. Press Enter to save the move, or Esc to cancel.
          </ByKeys>
        </p>
      </PageHead>
      <WhenReady>{(ready) => <Days ready={ready} />}</WhenReady>
    </>
  );
}

function Days({ ready }: { readonly ready: ReadyState }) {
  const data = programOf(workingParts(ready), workingItems(ready, 'sessions'));
  const timetable = useTimetable(data);
  const { day, setDay, moving, announcement, lastMove, undo } = timetable;
  const isPhone = useResponsive(({ deviceType }) => deviceType === 'mobile');
  // The actions must not move when a phone is turned: that would lose what somebody has typed in their dialog.
  const [startsOnPhone] = useState(isPhone);
  const actions = (
    <ButtonRow>
      <AddSession ready={ready} timetable={timetable} />
      <Button look="quiet" aria-disabled={!lastMove || undefined} onClick={undo}>
        Undo last move
      </Button>
      <ButtonLink look="quiet" to="/editor/changes">
        Review and publish
      </ButtonLink>
    </ButtonRow>
  );
  return (
    <Stack as="section" aria-label="Timetable">
      {!startsOnPhone && actions}
      <Note role="status">{announcement}</Note>
      {data.unreadable.length > 0 && (
        <Notice $tone="danger">
          <p>These sessions have errors and cannot be shown until they are corrected:</p>
          <ItemLinks items={data.unreadable.map((item) => ({ part: 'sessions', item }))} />
        </Notice>
      )}
      <Tabs
        label="Days"
        tabs={data.days.map(({ id, name }) => ({ id, label: name }))}
        selected={day}
        onSelect={setDay}
      >
        <Stack>
          <Collisions timetable={timetable} />
          {timetable.daySessions.length === 0 && <p>No sessions yet.</p>}
          <SessionGrid
            timetable={timetable}
            isDraft={(item) => draftOf(ready.content, { part: 'sessions', item }) !== undefined}
          />
        </Stack>
      </Tabs>
      {startsOnPhone && actions}
      {moving && <MovePanel timetable={timetable} moving={moving} />}
    </Stack>
  );
}

/** The sessions that overlap in a room or with a speaker. */
function Collisions({ timetable: { daySessions, collisions } }: { readonly timetable: Timetable }) {
  const findings = daySessions.flatMap(({ key, session }) =>
    (collisions.get(session.id) ?? []).map((message) => ({
      part: 'sessions' as const,
      path: [key, 'start'],
      message,
    })),
  );
  if (findings.length === 0) return null;
  return (
    <Notice $tone="danger">
      <FindingList findings={findings} />
    </Notice>
  );
}

const FIRST_VALUES = { title: '', start: '', end: '', room: '', type: 'talk' };
/** The fields that a session needs to be on the timetable. The day is the selected one. */
const FIELDS = textFieldsOf('sessions', ['title', 'start', 'end', 'room', 'type']);

interface AddSessionProps {
  readonly ready: ReadyState;
  readonly timetable: Timetable;
}

/** A button and dialog that add a session to the selected day. */
function AddSession(props: AddSessionProps) {
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

function AddDialog({ ready, timetable: { data, day }, onClose }: AddDialogProps) {
  const { values, errors, show, change } = useFormValues(FIRST_VALUES);

  const submit = (form: HTMLFormElement) => {
    const id = takeSlug(slugOf(values.title, 'session'), new Set(takenIds(ready, 'sessions')));
    const value = { id, day, ...values, speakers: [] };
    const problems = fieldProblems('sessions', value);
    if (problems.length > 0) {
      show(Object.fromEntries(messagesByPath(problems)), form);
      return;
    }
    saveItem({ part: 'sessions', item: id, value });
    onClose();
  };

  return (
    <FormDialog
      title={`Add a session on ${data.days.find(({ id }) => id === day)?.name ?? day}`}
      isOpen
      onClose={onClose}
      action="Add"
      onSubmit={submit}
    >
      <TextFields
        fields={FIELDS}
        values={values}
        errors={errors}
        suggestions={(path) => valuesInUse(ready, 'sessions', path)}
        onChange={(name, text) => change({ [name]: text })}
      />
    </FormDialog>
  );
}
