import { isSearchShortcut } from '../search/is-shortcut.ts';
import { isSlashOn } from '../search/slash-setting.ts';

/** Takes a shortcut of the search for a press of its button, which the living frame answers. */
export function noteSearch(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event, isSlashOn())) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}
