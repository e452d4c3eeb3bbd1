import { FindingList, ItemLinks } from '../editions/sentences.tsx';
import { Note, PageHead, Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Notice, Tabs } from '@raade/ui';
import { workingItems, workingParts } from '../newsroom/items.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { WhenReady } from '../newsroom/when-ready.tsx';
import { AddSession } from './add-session.tsx';
import { MovePanel } from './move-panel.tsx';
import { planOf } from './plan.ts';
import { SessionGrid } from './session-grid.tsx';
import { ByKeys } from './timetable.styles.ts';
import { type Timetable, useTimetable } from './use-timetable.ts';

/** The sessions of each day as a timetable, on which they can be moved. */
export default function ProgrammePage() {
  return (
    <>
      <PageHead>
        <h1>Programme</h1>
        <p>
          Choose a session to take it up.{' '}
          <ByKeys>
            Arrow keys move it by five minutes and from room to room, Enter puts it down, Esc leaves
            it where it was. A mouse can drag it.
          </ByKeys>{' '}
          What you move is a draft until it is published.
        </p>
      </PageHead>
      <WhenReady>{(ready) => <Days ready={ready} />}</WhenReady>
    </>
  );
}

function Days({ ready }: { readonly ready: ReadyNewsroom }) {
  const plan = planOf(workingParts(ready), workingItems(ready, 'sessions'));
  const timetable = useTimetable(plan);
  const { day, setDay, held, said, last, undo } = timetable;
  return (
    <Stack as="section" aria-label="Timetable">
      <ButtonRow>
        <AddSession ready={ready} timetable={timetable} />
        <Button look="quiet" aria-disabled={!last || undefined} onClick={undo}>
          Undo the last move
        </Button>
      </ButtonRow>
      <Note role="status">{said}</Note>
      {plan.unreadable.length > 0 && (
        <Notice $tone="danger">
          <p>These sessions cannot be shown before they are corrected:</p>
          <ItemLinks items={plan.unreadable.map((item) => ({ part: 'sessions', item }))} />
        </Notice>
      )}
      <Tabs
        label="Days"
        tabs={plan.days.map(({ id, name }) => ({ id, label: name }))}
        selected={day}
        onSelect={setDay}
      >
        <Stack>
          <Collisions timetable={timetable} />
          {timetable.shown.length === 0 && <p>No session yet.</p>}
          <SessionGrid timetable={timetable} />
        </Stack>
      </Tabs>
      {held && <MovePanel timetable={timetable} held={held} />}
    </Stack>
  );
}

/** What is at the same time in one place, or with one speaker. */
function Collisions({ timetable: { shown, collisions } }: { readonly timetable: Timetable }) {
  const findings = shown.flatMap(({ key, session }) =>
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
