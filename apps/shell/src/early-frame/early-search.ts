import { isSearchShortcut } from '../search/is-search-shortcut.ts';
import { isSlashOn } from '../search/slash-setting.ts';

/** Turns a shortcut of the search into a press of its button. `early-press.js` records it, and hydration repeats it. */
export function startEarlySearch(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event, isSlashOn())) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}
