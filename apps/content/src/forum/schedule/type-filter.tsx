import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { IconChip } from './chips.styles.ts';
import { type ScheduleView, typeChoices } from './schedule-view.ts';
import { sessionType } from './session-type.ts';
import { dayOf } from './sessions.ts';

interface TypeFilterProps {
  readonly view: Pick<ScheduleView, 'day' | 'types'>;
  readonly onChange: (types: readonly string[]) => void;
}

/** The filters are one row on small screens, which scrolls from edge to edge: they would fill half of the screen. */
const Row = styled(ChipRow)`
  margin-block-end: var(--space-3);

  ${media.belowTablet} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--page-gutter));
    padding: var(--space-2) var(--page-gutter);
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`;

/** A chip for every type of the open day; none pressed shows them all. */
export function TypeFilter({ view: { day, types }, onChange }: TypeFilterProps) {
  const choices = typeChoices(dayOf(day), types);
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
            {label} ({count})
          </IconChip>
        );
      })}
    </Row>
  );
}
