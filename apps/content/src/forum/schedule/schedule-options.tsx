import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { useFavourites } from './favourites.store.ts';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import { ShareFavourites } from './extras.tsx';
import { sessionsOf } from './sessions.ts';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { Toggle } from './toggle.styles.ts';
import { TypeFilter } from './type-filter.tsx';
import { useScheduleView } from './use-schedule-view.ts';

interface ScheduleOptionsProps {
  readonly day: ProgrammeDay;
  /** The visitor's zone, where it shows other times than the forum's. */
  readonly ownZone: string | undefined;
}

/** On phones the row keeps its height for thumbs, and takes it from the room above. */
const Toggles = styled(ChipRow)`
  align-items: center;
  column-gap: var(--space-6);

  ${media.belowTablet} {
    margin-block-start: calc(-1 * var(--space-3));
  }
`;

/** The choice of sessions and of the time zone. */
export function ScheduleOptions({ day, ownZone }: ScheduleOptionsProps) {
  const { view, change } = useScheduleView();
  const { onlyFavourites, inVisitorZone } = view;
  const favourites = useFavourites();
  const [first] = sessionsOf(daysOf(useContent()));
  return (
    <div data-needs-script>
      <TypeFilter day={day} />
      <Toggles>
        <Toggle
          type="button"
          aria-pressed={onlyFavourites}
          onClick={() => change({ onlyFavourites: !onlyFavourites, shared: undefined })}
        >
          {`My favorites (${favourites.length})`}
        </Toggle>
        {ownZone && (
          <Toggle
            type="button"
            aria-pressed={inVisitorZone}
            onClick={() => change({ inVisitorZone: !inVisitorZone })}
          >
            {`Your time (${zoneName(first?.start ?? '', ownZone)})`}
          </Toggle>
        )}
        {favourites.length > 0 && <ShareFavourites />}
      </Toggles>
    </div>
  );
}
