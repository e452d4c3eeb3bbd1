import { createStore, useStore } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcut } from './is-shortcut.ts';
import { isSlashOn, keepSlash } from './slash-setting.ts';

const slash = createStore(() => ({ isOn: isSlashOn() }));

/** Keys of one character must have an off switch: speech input types them by accident. (WCAG 2.2, 2.1.4) */
export const useSlashShortcut = () => useStore(slash, ({ isOn }) => isOn);

export function setSlashShortcut(isOn: boolean): void {
  slash.setState({ isOn });
  keepSlash(isOn);
}

/** Opens the search by its shortcuts. */
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
