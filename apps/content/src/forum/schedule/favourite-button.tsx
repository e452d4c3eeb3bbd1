import { useContent } from '@raade/content-model/provided/use-content';
import { Star } from 'lucide-react';
import { daysOf, type Session } from '../../content/schedule.ts';
import { toggleFavourite, useFavourites } from './favourites.store.ts';
import { IconButton } from './icon-button.styles.ts';

/** Marks a session on this device. The name stays; whether it is pressed says the rest. */
export function FavouriteButton({ session }: { readonly session: Session }) {
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
