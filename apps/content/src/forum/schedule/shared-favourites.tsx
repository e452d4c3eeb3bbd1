import { styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { addFavourites } from './favourites.store.ts';
import type { ScheduleView } from './schedule-view.ts';

interface SharedFavouritesProps {
  readonly ids: readonly string[];
  readonly onChange: (view: Partial<ScheduleView>) => void;
}

const Bar = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  margin-block-end: var(--space-6);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** The notice over a list that somebody shared: it may be kept beside one's own favourites, never instead of them. */
export function SharedFavourites({ ids, onChange }: SharedFavouritesProps) {
  const keep = () => {
    addFavourites(ids);
    onChange({ shared: undefined, onlyFavourites: true });
  };
  return (
    <Bar role="region" aria-label="Shared favourites">
      <p>
        Somebody shared {ids.length === 1 ? 'one session' : `${ids.length} sessions`} with you. You
        are just viewing: your own favourites stay as they are.
      </p>
      <Choices>
        <Button onClick={keep}>Add to my favourites</Button>
        <Button look="quiet" onClick={() => onChange({ shared: undefined })}>
          Show the whole schedule
        </Button>
      </Choices>
    </Bar>
  );
}
