import { Note } from '@raade/staff/staff-page.styles';
import { styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { momentText } from '@raade/staff/moments';
import { momentAt, type WallMoment, zoneHere } from '../editions/moments.ts';

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
export function LaterFields({ moment, timeZone, error, onChange }: LaterFieldsProps) {
  // Whether it is past is asked when it is sent.
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
