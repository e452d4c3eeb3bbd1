import { styled } from '@raade/platform';
import { Heading, Letters, WithoutScript } from '@raade/ui';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { DAYS, type ProgrammeDay } from '../../content/schedule.ts';
import { dayOf } from './sessions.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';

const Day = styled.div`
  margin-block-start: var(--space-12);
`;

const DayName = styled(Heading)`
  margin-block-end: var(--space-2);
`;

function NameOf({ day: { name, date } }: { readonly day: ProgrammeDay }) {
  return (
    <DayName>
      <Letters>{`${name} (${monthAndDay(date)})`}</Letters>
    </DayName>
  );
}

/** Says which day stands below, where no tab can. */
export function ChosenDayName({ id }: { readonly id: ProgrammeDay['id'] }) {
  return (
    <WithoutScript>
      <NameOf day={dayOf(id)} />
    </WithoutScript>
  );
}

/** The days that no tab is open for, below the one that is shown. */
export function OtherDays({ view, ...rest }: SessionListProps) {
  return (
    <WithoutScript>
      {DAYS.filter(({ id }) => id !== view.day).map((day) => (
        <Day key={day.id}>
          <NameOf day={day} />
          <SessionList view={{ ...view, day: day.id }} {...rest} />
        </Day>
      ))}
    </WithoutScript>
  );
}
