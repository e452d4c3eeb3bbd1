import { createStore, useStore } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcut } from './is-search-shortcut.ts';
import { isSlashOn, storeSlash } from './slash-setting.ts';

const slash = createStore(() => ({ isOn: isSlashOn() }));

/** The setting of the shortcut `/`. Visitors can switch it off, since speech input may trigger single keys. */
export const useSlashShortcut = () => useStore(slash, ({ isOn }) => isOn);

export function setSlashShortcut(isOn: boolean): void {
  slash.setState({ isOn });
  storeSlash(isOn);
}

/** Calls `onOpen` when a shortcut of the search is pressed. */
export function useSearchShortcuts(onOpen: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event, slash.getState().isOn)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
