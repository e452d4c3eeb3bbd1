import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { IconChip } from './chips.styles.ts';
import { TYPES_IN_USE } from './schedule-view.ts';
import { sessionType } from './session-type.ts';

interface TypeFilterProps {
  readonly selected: readonly string[];
  readonly onChange: (types: readonly string[]) => void;
}

/**
 * The filters are one row on small screens, which scrolls from edge to edge: nine chips would fill half of the screen.
 */
const Row = styled(ChipRow)`
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

/** A chip for every type of the schedule; none pressed shows them all. */
export function TypeFilter({ selected, onChange }: TypeFilterProps) {
  const toggle = (type: string) =>
    onChange(
      selected.includes(type) ? selected.filter((other) => other !== type) : [...selected, type],
    );
  return (
    <Row role="group" aria-label="Filter by type">
      {TYPES_IN_USE.map((type) => {
        const { label, icon: Icon } = sessionType(type);
        return (
          <IconChip key={type} isOn={selected.includes(type)} onClick={() => toggle(type)}>
            <Icon size={16} />
            {label}
          </IconChip>
        );
      })}
    </Row>
  );
}
