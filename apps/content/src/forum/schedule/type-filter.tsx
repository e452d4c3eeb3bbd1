import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { daysOf } from '../../content/schedule.ts';
import { IconChip } from './chips.styles.ts';
import { type ScheduleView, typeChoices } from './schedule-view.ts';
import { sessionType } from './session-type.ts';

interface TypeFilterProps {
  readonly view: Pick<ScheduleView, 'day' | 'types'>;
  readonly onChange: (types: readonly string[]) => void;
}

/** On phones the words alone: all of them are seen at once. */
const Row = styled(ChipRow)`
  margin-block-end: var(--space-3);

  ${media.belowSmallTablet} {
    svg {
      display: none;
    }
  }
`;

/** A chip for every type of the open day; none pressed shows them all. */
export function TypeFilter({ view, onChange }: TypeFilterProps) {
  const { types } = view;
  const choices = typeChoices(view, daysOf(useContent()));
  if (choices.length === 0) return null;

  const toggle = (type: string) =>
    onChange(types.includes(type) ? types.filter((other) => other !== type) : [...types, type]);
  return (
    <Row role="group" aria-label="Filter by type">
      {choices.map(({ type, count }) => {
        const { label, icon: Icon } = sessionType(type);
        return (
          <IconChip key={type} isOn={types.includes(type)} onClick={() => toggle(type)}>
            <Icon size={16} />
            <span>{`${label} (${count})`}</span>
          </IconChip>
        );
      })}
    </Row>
  );
}
