import { Link } from '@raade/platform';
import { Button, Disclosure, Heading, renderText } from '@raade/ui';
import { useId, useState } from 'react';
import { ENDS_TOO_EARLY, isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { TextField } from '@raade/staff/fields';
import { SelectField } from '@raade/staff/select-field';
import { addressOf } from '../items/item-names.ts';
import { shift, placeText, type Programme, roomsOf, STEP } from './sessions.ts';
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
  const { now } = moving;
  const move = (change: Partial<SessionMove['now']>) =>
    moveTo({ ...moving, now: { ...now, ...change } });
  return (
    <Panel aria-labelledby={id}>
      <div>
        <Heading as="h2" id={id}>
          {renderText(now.title)}
        </Heading>
        <p>{placeText(now)}</p>
      </div>
      <Moves>
        <Button look="quiet" onClick={() => move(shift(now, -STEP))}>
          Earlier
        </Button>
        <Button look="quiet" onClick={() => move(shift(now, STEP))}>
          Later
        </Button>
      </Moves>
      <SelectField
        label="Room"
        choices={[...new Set([now.room, ...roomsOf(data.sessions)])].map((room) => [room, room])}
        value={now.room}
        onChange={(room) => move({ room })}
      />
      <Disclosure summary="Day and time">
        <ExactFields days={data.days} now={now} onChange={move} />
        <p>
          <Link to={addressOf({ part: 'sessions', item: moving.key })}>
            Edit {renderText(now.title)}
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

interface ExactFieldsProps extends Pick<Programme, 'days'> {
  readonly now: StoredSession;
  readonly onChange: (change: Partial<StoredSession>) => void;
}

/** Fields for the day and times of the session. */
function ExactFields({ days, now, onChange }: ExactFieldsProps) {
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
