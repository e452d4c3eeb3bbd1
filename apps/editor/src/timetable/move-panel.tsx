import { Link } from '@raade/platform';
import { Button, Disclosure, Heading, renderText } from '@raade/ui';
import { useId, useState } from 'react';
import { ENDS_TOO_EARLY, isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { TextField } from '@raade/staff/fields';
import { SelectField } from '@raade/staff/select-field';
import { addressOf } from '../items/item-names.ts';
import { shift, placeText, type Program, roomsOf, STEP } from './sessions.ts';
import { Fields, Moves, Panel } from './timetable.styles.ts';
import type { SessionMove, Timetable } from './use-timetable.ts';

interface MovePanelProps {
  readonly timetable: Timetable;
  readonly moving: SessionMove;
}

/** The form that moves the selected session, for those who use neither arrow keys nor a mouse. */
export function MovePanel({ timetable, moving }: MovePanelProps) {
  const id = useId();
  const { data, moveTo, finishMove, cancelMove } = timetable;
  const { current } = moving;
  const rooms = [...new Set([current.room, ...roomsOf(data.sessions)])];
  const move = (change: Partial<StoredSession>) =>
    moveTo({ ...moving, current: { ...current, ...change } });
  return (
    <Panel aria-labelledby={id}>
      <div>
        <Heading as="h2" id={id}>
          {renderText(current.title)}
        </Heading>
        <p>{placeText(current)}</p>
      </div>
      <Moves>
        <Button look="quiet" onClick={() => move(shift(current, -STEP))}>
          Earlier
        </Button>
        <Button look="quiet" onClick={() => move(shift(current, STEP))}>
          Later
        </Button>
      </Moves>
      <SelectField
        label="Room"
        choices={rooms.map((room) => [room, room])}
        value={current.room}
        onChange={(room) => move({ room })}
      />
      <Disclosure summary="Day and time">
        <ExactFields days={data.days} session={current} onChange={move} />
        <p>
          <Link to={addressOf({ part: 'sessions', item: moving.key })}>
            Edit {renderText(current.title)}
          </Link>
        </p>
      </Disclosure>
      <Moves>
        <Button onClick={() => finishMove()}>Save</Button>
        <Button look="quiet" onClick={cancelMove}>
          Cancel
        </Button>
      </Moves>
    </Panel>
  );
}

interface ExactFieldsProps extends Pick<Program, 'days'> {
  readonly session: StoredSession;
  readonly onChange: (change: Partial<StoredSession>) => void;
}

/** Fields for the day and times of the session. */
function ExactFields({ days, session, onChange }: ExactFieldsProps) {
  const error = isPossibleSpan(session) ? undefined : ENDS_TOO_EARLY;
  return (
    <Fields>
      <SelectField
        label="Day"
        choices={days.map(({ id, name }) => [id, name])}
        value={session.day}
        onChange={(day) => onChange({ day })}
      />
      <TimeField label="Begins" value={session.start} onChange={(start) => onChange({ start })} />
      <TimeField
        label="Ends"
        value={session.end}
        error={error}
        onChange={(end) => onChange({ end })}
      />
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
  // Browsers report a half-typed time as empty: the session stays where it is until the time is complete.
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <TextField
      {...field}
      type="time"
      value={isIncomplete ? '' : value}
      onChange={(time) => {
        setIncomplete(time === '');
        if (time !== '') onChange(time);
      }}
      onBlur={() => setIncomplete(false)}
    />
  );
}
