import { useContent } from '@raade/content-model/provided/use-content';
import { daysOf, type Session } from '../../content/schedule.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { googleLinkOf, saveSessions } from './session-events.ts';
import { Actions } from './session-row.styles.ts';
import { Star } from 'lucide-react';
import { toggleFavorite, useFavorites } from './favorites.store.ts';
import { IconButton } from './icon-button.styles.ts';

/** The buttons of a session. Not part of its row, since past sessions have none. */
export function SessionActions({ session }: { readonly session: Session }) {
  const content = useContent();
  const { id, title } = session;
  return (
    <Actions data-needs-script>
      <FavoriteButton session={session} />
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
function FavoriteButton({ session }: { readonly session: Session }) {
  const days = daysOf(useContent());
  const isFavorite = useFavorites().includes(session.id);
  const label = `Favorite: ${session.title}`;
  return (
    <IconButton
      type="button"
      aria-pressed={isFavorite}
      aria-label={label}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => toggleFavorite(session.id, days)}
    >
      <Star size={20} />
      <span>Favorite</span>
    </IconButton>
  );
}
