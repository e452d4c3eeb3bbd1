import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Chip, ChipRow } from '@raade/ui';
import { daysOf, type ProgramDay } from '../../content/schedule.ts';
import { typeChoices } from './schedule-view.ts';
import { sessionType } from './session-type.ts';
import { useScheduleView } from './use-schedule-view.ts';

/** A chip with an icon before its text. */
const IconChip = styled(Chip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
`;

/** No icons on phones, so that all chips fit on the screen. */
const Row = styled(ChipRow)`
  margin-block-end: var(--space-3);

  ${media.belowSmallTablet} {
    svg {
      display: none;
    }
  }
`;

/** A chip for each type of the day; without a selection, all sessions are shown. */
export function TypeFilter({ day }: { readonly day: ProgramDay }) {
  const { view, change } = useScheduleView();
  const { types } = view;
  const choices = typeChoices({ day: day.id, types }, daysOf(useContent()));
  if (choices.length === 0) return null;

  const toggle = (type: string) =>
    change({
      types: types.includes(type) ? types.filter((other) => other !== type) : [...types, type],
    });
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
