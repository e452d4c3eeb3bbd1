import { createStore, logger, useStore } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

const KEY = 'raade-search-slash';
const OFF = 'off';

function readChoice(): boolean {
  // Rendered at build time: nobody has switched it off yet.
  if (typeof window === 'undefined') return true;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch (error) {
    logger.warn('search shortcut not read', {}, error);
    return true;
  }
}

const slash = createStore(() => ({ isOn: readChoice() }));

/** Keys of one character must have an off switch: speech input types them by accident. (WCAG 2.2, 2.1.4) */
export const useSlashShortcut = () => useStore(slash, ({ isOn }) => isOn);

export function setSlashShortcut(isOn: boolean): void {
  slash.setState({ isOn });
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch (error) {
    logger.warn('search shortcut not stored', {}, error);
  }
}

const FIELDS = 'input, textarea, select, [contenteditable]';
const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(FIELDS) !== null;

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && slash.getState().isOn && !isInField(event);
}

/** `/` outside of fields, and Ctrl or Cmd with K anywhere, unless a dialog is open already. */
export function useSearchShortcuts(onOpen: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
