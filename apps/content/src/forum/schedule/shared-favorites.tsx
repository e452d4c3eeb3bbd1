import { useContent } from '@raade/content-model/provided/use-content';
import { Button, ChipRow } from '@raade/ui';
import { daysOf } from '../../content/schedule.ts';
import { addFavorites } from './favorites.store.ts';
import { NoticeBar } from './notice-bar.styles.ts';
import { useScheduleView } from './use-schedule-view.ts';

/** The notice above a shared list, with a button to add the sessions to one's own favorites. */
export function SharedFavorites() {
  const { view, change } = useScheduleView();
  const { shared: ids = [] } = view;
  const days = daysOf(useContent());
  const addAll = () => {
    addFavorites(ids, days);
    change({ shared: undefined, onlyFavorites: true });
  };
  return (
    <NoticeBar role="region" aria-label="Shared favorites">
      <p>
        {`Someone shared ${ids.length === 1 ? 'one session' : `${ids.length} sessions`} with you. Your own favorites have not changed.`}
      </p>
      <ChipRow>
        <Button onClick={addAll}>Add to my favorites</Button>
        <Button look="quiet" onClick={() => change({ shared: undefined })}>
          Show the whole schedule
        </Button>
      </ChipRow>
    </NoticeBar>
  );
}
