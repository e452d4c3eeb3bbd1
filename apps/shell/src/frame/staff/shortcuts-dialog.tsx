import { styled } from '@raade/platform';
import { Dialog } from '@raade/ui';
import { useEffect, useEffectEvent } from 'react';
import { isInField } from '../../search/is-search-shortcut.ts';
import { useSlashShortcut } from '../../search/search-shortcuts.store.ts';

const KEYS = [
  ['Ctrl-K, /', 'Search'],
  ['↑ ↓', 'Previous or next row of a table'],
  ['Page Up, Page Down', 'One screen of rows'],
  ['Home, End', 'First or last row'],
  ['Enter', 'Open the record'],
  ['J, K', 'Next or previous record, while one is open'],
  ['Esc', 'Close the record'],
  ['?', 'Show these keys'],
] as const;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);

  dt {
    font-weight: 600;
  }
`;

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts. `?` opens it, unless single-character shortcuts are switched off on this device. */
export function ShortcutsDialog({ onOpen, ...props }: ShortcutsDialogProps) {
  const hasShortcuts = useSlashShortcut();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!hasShortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || isInField(event)) return;
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts]);
  return (
    <Dialog {...props} title="Keyboard shortcuts" closeLabel="Close">
      <List>
        {KEYS.map(([keys, effect]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
