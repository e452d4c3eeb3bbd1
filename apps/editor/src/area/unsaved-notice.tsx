import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { workingItem } from '../newsroom/items.ts';
import type { Unsaved } from '../newsroom/newsroom-state.ts';
import { useNewsroom } from '../newsroom/newsroom.store.ts';
import { isKeptOnDevice } from '../newsroom/unsaved.ts';
import { addressOf, draftTitle } from '../parts/item-names.ts';
import { savedWords } from '../parts/saved-words.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;
  overflow-wrap: anywhere;

  a {
    font-weight: 600;
  }
`;

const isStuck = ({ state }: Unsaved) => state !== 'waiting' && state !== 'saving';

/** What could not be saved, on whatever page of the editor somebody is. */
export function UnsavedNotice() {
  const newsroom = useNewsroom();
  const stuck = newsroom.unsaved.filter(isStuck);
  if (stuck.length === 0) return null;
  const titleOf = (entry: Unsaved) =>
    draftTitle(entry, newsroom.status === 'ready' ? workingItem(newsroom, entry) : entry.value);
  return (
    <Notice $tone="danger">
      <List aria-label="Not saved">
        {stuck.map((entry) => (
          <li key={addressOf(entry)}>
            <Link to={addressOf(entry)}>{titleOf(entry)}</Link>{' '}
            {savedWords({ unsaved: entry, draft: undefined, isKept: isKeptOnDevice() })}
          </li>
        ))}
      </List>
    </Notice>
  );
}
