import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { useFavourites } from './favourites.store.ts';
import { daysOf } from '../../content/schedule.ts';
import { ShareFavourites } from './extras.tsx';
import type { ScheduleView } from './schedule-view.ts';
import { sessionsOf } from './sessions.ts';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { Toggle } from './toggle.styles.ts';
import { TypeFilter } from './type-filter.tsx';

interface ScheduleOptionsProps {
  readonly view: ScheduleView;
  /** The visitor's zone, where it shows other times than the forum's. */
  readonly ownZone: string | undefined;
  readonly onChange: (view: Partial<ScheduleView>) => void;
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
export function ScheduleOptions({ view, ownZone, onChange }: ScheduleOptionsProps) {
  const { onlyFavourites, inVisitorZone } = view;
  const favourites = useFavourites();
  const [first] = sessionsOf(daysOf(useContent()));
  return (
    <div data-needs-script>
      <TypeFilter view={view} onChange={(types) => onChange({ types })} />
      <Toggles>
        <Toggle
          type="button"
          aria-pressed={onlyFavourites}
          onClick={() => onChange({ onlyFavourites: !onlyFavourites, shared: undefined })}
        >
          {`My favorites (${favourites.length})`}
        </Toggle>
        {ownZone && (
          <Toggle
            type="button"
            aria-pressed={inVisitorZone}
            onClick={() => onChange({ inVisitorZone: !inVisitorZone })}
          >
            {`Your time (${zoneName(first?.start ?? '', ownZone)})`}
          </Toggle>
        )}
        {favourites.length > 0 && <ShareFavourites />}
      </Toggles>
    </div>
  );
}
