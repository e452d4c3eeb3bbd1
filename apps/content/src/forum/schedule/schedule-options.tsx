import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ChipRow } from '@raade/ui';
import { useFavorites } from './favorites.store.ts';
import { daysOf, type ProgramDay } from '../../content/schedule.ts';
import { ShareFavorites } from './extras.tsx';
import { sessionsOf } from './sessions.ts';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { TypeFilter } from './type-filter.tsx';
import { useScheduleView } from './use-schedule-view.ts';

/** A toggle button drawn as a switch, since it changes the display of all sessions and is no filter among many. */
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text);
  font: 600 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;

  &::before {
    width: 1.875rem;
    height: 1.125rem;
    border: 1px solid var(--color-border-strong);
    border-radius: 1em;
    background: radial-gradient(circle at 0.5rem, currentcolor 0.3125rem, transparent 0.375rem);
    content: '';
  }

  &:hover::before {
    border-color: currentcolor;
  }

  &[aria-pressed='true'] {
    color: var(--color-accent);
  }

  &[aria-pressed='true']::before {
    border-color: currentcolor;
    background-position-x: 0.75rem;
    background-repeat: no-repeat;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface ScheduleOptionsProps {
  readonly day: ProgramDay;
  /** The visitor's zone, if its times differ from the forum's. */
  readonly ownZone: string | undefined;
}

/** On phones the row is as high as touch targets need, and closer to the part above. */
const Toggles = styled(ChipRow)`
  align-items: center;
  column-gap: var(--space-6);

  ${media.belowTablet} {
    margin-block-start: calc(-1 * var(--space-3));
  }
`;

/** Filters and time zone of the schedule. */
export function ScheduleOptions({ day, ownZone }: ScheduleOptionsProps) {
  const { view, change } = useScheduleView();
  const { onlyFavorites, inVisitorZone } = view;
  const favorites = useFavorites();
  const [firstSession] = sessionsOf(daysOf(useContent()));
  return (
    <div data-needs-script>
      <TypeFilter day={day} />
      <Toggles>
        <Toggle
          type="button"
          aria-pressed={onlyFavorites}
          onClick={() => change({ onlyFavorites: !onlyFavorites, shared: undefined })}
        >
          {`My favorites (${favorites.length})`}
        </Toggle>
        {ownZone && (
          <Toggle
            type="button"
            aria-pressed={inVisitorZone}
            onClick={() => change({ inVisitorZone: !inVisitorZone })}
          >
            {`Your time (${zoneName(firstSession?.start ?? '', ownZone)})`}
          </Toggle>
        )}
        {favorites.length > 0 && <ShareFavorites />}
      </Toggles>
    </div>
  );
}
