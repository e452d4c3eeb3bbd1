import { styled } from '@raade/platform';
import { Dialog } from '@raade/ui';
import { useEffect, useEffectEvent } from 'react';
import { FIELDS, isInField } from '../../search/is-search-shortcut.ts';
import { useSlashShortcut } from '../../search/search-shortcuts.store.ts';

const KEYS = [
  ['Ctrl-K, /', 'Search'],
  ['↑ ↓', 'Previous or next row of a table'],
  ['Page Up, Page Down', 'One screen of rows'],
  ['Home, End', 'First or last row'],
  ['Enter', 'Open the record'],
  ['J, K', 'Next or previous record'],
  ['A', 'First action of the open record, such as Accept'],
  ['R', 'Refund the open donation'],
  ['F', 'Filter of the table'],
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

/**
 * Lists the keyboard shortcuts. `?` opens it; others press controls of the page. None does anything in fields, in
 * dialogs, and where single-character shortcuts are switched off on this device.
 */
export function ShortcutsDialog({ onOpen, ...props }: ShortcutsDialogProps) {
  const hasShortcuts = useSlashShortcut();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!hasShortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey } = event;
      const key = event.key.toLowerCase();
      if (isInField(event) || document.querySelector('dialog[open]')) return;
      if (key === '?') open();
      if (ctrlKey || metaKey || altKey || !/^[afjr]$/.test(key)) return;
      // Controls of pages name their key. The field that gets the focus must not get the letter.
      event.preventDefault();
      const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`);
      for (const control of controls) {
        if (control.matches(FIELDS)) control.focus();
        else control.click();
      }
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
