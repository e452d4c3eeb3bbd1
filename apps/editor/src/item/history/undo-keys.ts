import type { KeyboardEvent } from 'react';

/** Fields in which browsers take back what was typed themselves. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])';

/** What Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y ask for, where the browser does not do it itself. */
export function undoAsked(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (event.target instanceof Element && event.target.matches(TYPED_IN)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
