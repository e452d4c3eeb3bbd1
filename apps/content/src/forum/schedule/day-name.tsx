import { monthAndDay } from '@raade/content-model/forum/day-text';
import { styled } from '@raade/platform';
import { Heading, letters, WithoutScript } from '@raade/ui';
import type { ProgrammeDay } from '../../content/schedule.ts';

const Name = styled(Heading)`
  margin-block-end: var(--space-2);
`;

/** Says which day stands below, where no tab can. */
export function DayName({ day: { name, date } }: { readonly day: ProgrammeDay }) {
  return (
    <WithoutScript>
      {typeof window === 'undefined' && <Name>{letters(`${name} (${monthAndDay(date)})`)}</Name>}
    </WithoutScript>
  );
}
