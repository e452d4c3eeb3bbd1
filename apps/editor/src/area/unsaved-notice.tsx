import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import type { Unsaved } from '../editor-state/editor-state.ts';
import { useNewsroom } from '../editor-state/editor.store.ts';
import { addressOf, useKnownItems } from '../items/item-names.ts';
import { savedWords } from '../items/save-status-text.ts';

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

/** The list of changes that could not be saved, shown on every page of the editor. */
export function UnsavedNotice() {
  const { unsaved } = useNewsroom();
  const known = useKnownItems();
  const stuck = unsaved.filter(isStuck);
  if (stuck.length === 0) return null;
  return (
    <Notice $tone="danger">
      <List aria-label="Not saved">
        {stuck.map((entry) => (
          <li key={addressOf(entry)}>
            <Link to={addressOf(entry)}>{known(entry).words}</Link>
            <span>{` ${savedWords(entry)}`}</span>
          </li>
        ))}
      </List>
    </Notice>
  );
}
