import { useContent } from '@raade/content-model/provided/use-content';
import { Button, ChipRow } from '@raade/ui';
import { daysOf } from '../../content/schedule.ts';
import { addFavourites } from './favourites.store.ts';
import { NoticeBar } from './notice-bar.styles.ts';
import { useScheduleView } from './use-schedule-view.ts';

/** The notice over a list that somebody shared: it may be kept beside one's own favourites, never instead of them. */
export function SharedFavourites() {
  const { view, change } = useScheduleView();
  const { shared: ids = [] } = view;
  const days = daysOf(useContent());
  const keep = () => {
    addFavourites(ids, days);
    change({ shared: undefined, onlyFavourites: true });
  };
  return (
    <NoticeBar role="region" aria-label="Shared favorites">
      <p>
        {`Somebody shared ${ids.length === 1 ? 'one session' : `${ids.length} sessions`} with you. You are just viewing: your own favorites stay as they are.`}
      </p>
      <ChipRow>
        <Button onClick={keep}>Add to my favorites</Button>
        <Button look="quiet" onClick={() => change({ shared: undefined })}>
          Show the whole schedule
        </Button>
      </ChipRow>
    </NoticeBar>
  );
}
