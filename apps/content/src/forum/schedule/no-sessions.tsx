import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { Button, ChipRow } from '@raade/ui';
import { daysOf } from '../../content/schedule.ts';
import { useFavorites } from './favorites.store.ts';
import { shownSessions } from './schedule-view.ts';
import { useScheduleView } from './use-schedule-view.ts';

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-block: var(--space-6);
`;

const NO_FILTERS = { types: [], onlyFavorites: false, shared: undefined } as const;

/** Message and buttons for a day on which no session matches the filters. */
export function NoSessions() {
  const { view, change } = useScheduleView();
  const favorites = useFavorites();
  const otherDays = daysOf(useContent()).filter(
    (day) => day.id !== view.day && shownSessions(day, view, favorites).length > 0,
  );
  const lacksFavorites = view.onlyFavorites && favorites.length === 0;
  return (
    <Empty>
      <p>
        {lacksFavorites
          ? 'You have no favorites yet. Mark a session with the star to save it on this device.'
          : 'No sessions on this day match your choices.'}
      </p>
      <ChipRow>
        {otherDays.map(({ id, name }) => (
          <Button key={id} onClick={() => change({ day: id })}>
            {`Show ${name}`}
          </Button>
        ))}
        <Button look="quiet" onClick={() => change(NO_FILTERS)}>
          Show all sessions
        </Button>
      </ChipRow>
    </Empty>
  );
}
