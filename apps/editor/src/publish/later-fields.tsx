import { styled } from '@raade/platform';
import { Field, Input } from '@raade/ui';
import { momentText } from '@raade/staff/moments';
import { momentAt, type WallMoment, zoneHere } from '../editions/moments.ts';
import { Aside } from '../editions/sentences.styles.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4);
`;

const Here = styled(Aside)`
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
        <Field label="Day" hint={`In the zone of the forum, ${timeZone}.`} error={error}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={moment.day}
              onChange={({ target }) => onChange({ ...moment, day: target.value })}
            />
          )}
        </Field>
        <Field label="Time" hint="Where the forum is, too.">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={moment.time}
              onChange={({ target }) => onChange({ ...moment, time: target.value })}
            />
          )}
        </Field>
      </Fields>
      <Here role="status">
        {instant !== undefined &&
          here !== timeZone &&
          `On your clock (${here}) that is ${momentText(instant, here)}.`}
      </Here>
    </div>
  );
}
