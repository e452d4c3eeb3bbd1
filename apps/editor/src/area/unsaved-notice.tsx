import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import type { UnsavedChange } from '../editor-state/editor-state.ts';
import { useEditorState } from '../editor-state/editor.store.ts';
import { addressOf, useItemLookup } from '../items/item-names.ts';
import { saveStatusText } from '../items/save-status-text.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;

  a {
    font-weight: 600;
  }
`;

const hasFailed = ({ state }: UnsavedChange) => state !== 'waiting' && state !== 'saving';

/** The list of changes that could not be saved, shown on every page of the editor. */
export function UnsavedNotice() {
  const { unsaved } = useEditorState();
  const lookUpItem = useItemLookup();
  const failedChanges = unsaved.filter(hasFailed);
  if (failedChanges.length === 0) return null;
  return (
    <Notice $tone="danger">
      <List aria-label="Not saved">
        {failedChanges.map((entry) => (
          <li key={addressOf(entry)}>
            <Link to={addressOf(entry)}>{lookUpItem(entry).name}</Link>
            <span>{` ${saveStatusText(entry)}`}</span>
          </li>
        ))}
      </List>
    </Notice>
  );
}
