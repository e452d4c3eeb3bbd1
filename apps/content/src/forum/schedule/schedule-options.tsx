import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { Clock, Star } from 'lucide-react';
import { IconChip } from './chips.styles.ts';
import { useFavourites } from './favourites.store.ts';
import { SESSIONS } from './sessions.ts';
import type { ScheduleView } from './schedule-view.ts';
import { ShareFavourites } from './share-favourites.tsx';
import { zoneName } from '../../calendar/time-text.ts';
import { TypeFilter } from './type-filter.tsx';

interface ScheduleOptionsProps {
  readonly view: ScheduleView;
  /** The visitor's zone, where it shows other times than the forum's. */
  readonly ownZone: string | undefined;
  readonly onChange: (view: Partial<ScheduleView>) => void;
}

const Options = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  ${media.tablet} {
    margin-block-end: var(--space-6);
  }
`;

const Row = styled(ChipRow)`
  align-items: end;

  /* One row, as the filters above it. */
  ${media.belowSmallTablet} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--page-gutter));
    padding-inline: var(--page-gutter);
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`;

/** The choice of sessions and of the time zone. */
export function ScheduleOptions({ view, ownZone, onChange }: ScheduleOptionsProps) {
  const { types, onlyFavourites, inVisitorZone } = view;
  const favourites = useFavourites();
  return (
    <Options data-needs-script>
      <TypeFilter selected={types} onChange={(chosen) => onChange({ types: chosen })} />
      <Row>
        <IconChip
          isOn={onlyFavourites}
          onClick={() => onChange({ onlyFavourites: !onlyFavourites, shared: undefined })}
        >
          <Star size={16} />
          My favourites ({favourites.length})
        </IconChip>
        {ownZone && (
          <IconChip
            isOn={inVisitorZone}
            onClick={() => onChange({ inVisitorZone: !inVisitorZone })}
          >
            <Clock size={16} />
            Your time ({zoneName(SESSIONS[0]?.start ?? '', ownZone)})
          </IconChip>
        )}
        {favourites.length > 0 && <ShareFavourites ids={favourites} />}
      </Row>
    </Options>
  );
}
