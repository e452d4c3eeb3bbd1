import { useContent } from '@raade/content-model/provided/use-content';
import { daysOf, type Session } from '../../content/schedule.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { googleLinkOf, saveSessions } from './session-events.ts';
import { Actions } from './session-row.styles.ts';
import { Star } from 'lucide-react';
import { toggleFavourite, useFavourites } from './favourites.store.ts';
import { IconButton } from './icon-button.styles.ts';

/** The buttons of a session. Not part of its row, since past sessions have none. */
export function SessionActions({ session }: { readonly session: Session }) {
  const content = useContent();
  const { id, title } = session;
  return (
    <Actions data-needs-script>
      <FavouriteButton session={session} />
      <CalendarMenu
        look="icon"
        label={`Add to Calendar: ${title}`}
        googleLink={googleLinkOf(session, content)}
        downloads={[
          {
            label: 'Calendar file (Apple, Outlook)',
            save: () => saveSessions([session], id, content),
          },
        ]}
      />
    </Actions>
  );
}

/** Toggles a favorite. The name does not change, since `aria-pressed` tells the state. */
function FavouriteButton({ session }: { readonly session: Session }) {
  const days = daysOf(useContent());
  const isFavourite = useFavourites().includes(session.id);
  const label = `Favorite: ${session.title}`;
  return (
    <IconButton
      type="button"
      aria-pressed={isFavourite}
      aria-label={label}
      title={isFavourite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => toggleFavourite(session.id, days)}
    >
      <Star size={20} />
      <span>Favorite</span>
    </IconButton>
  );
}
