import { Link } from '@raade/platform';
import { Button, Disclosure, Heading, letters, Select } from '@raade/ui';
import { useId } from 'react';
import { addressOf } from '../parts/item-names.ts';
import { later, placeText, roomsOf, STEP } from './plan.ts';
import { ExactFields } from './exact-fields.tsx';
import { Moves, Panel } from './timetable.styles.ts';
import type { Held, Timetable } from './use-timetable.ts';

interface MovePanelProps {
  readonly timetable: Timetable;
  readonly held: Held;
}

/** Moves what is held without arrow keys. */
export function MovePanel({ timetable, held }: MovePanelProps) {
  const id = useId();
  const { plan, hold, putDown, leave } = timetable;
  const { now } = held;
  const move = (change: Partial<Held['now']>) => hold({ ...held, now: { ...now, ...change } });
  return (
    <Panel aria-labelledby={id}>
      <div>
        <Heading as="h2" id={id}>
          {letters(now.title)}
        </Heading>
        <p>{placeText(now)}</p>
      </div>
      <Moves>
        <Button look="quiet" onClick={() => move(later(now, -STEP))}>
          Earlier
        </Button>
        <Button look="quiet" onClick={() => move(later(now, STEP))}>
          Later
        </Button>
        <Select
          aria-label="Other room"
          value={now.room}
          onChange={({ target }) => move({ room: target.value })}
        >
          {[...new Set([now.room, ...roomsOf(plan.placed)])].map((room) => (
            <option key={room}>{room}</option>
          ))}
        </Select>
      </Moves>
      <Disclosure summary="Exactly">
        <ExactFields days={plan.days} now={now} onChange={move} />
        <p>
          <Link to={addressOf({ part: 'sessions', item: held.key })}>
            Edit all of {letters(now.title)}
          </Link>
        </p>
      </Disclosure>
      <Moves>
        <Button onClick={() => putDown()}>Put down here</Button>
        <Button look="quiet" onClick={leave}>
          Leave it where it was
        </Button>
      </Moves>
    </Panel>
  );
}
