import { deviceStorage } from '@raade/browser';
import { createStore, logger, useStore } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

const OFF = 'off';

const kept = deviceStorage({
  key: 'raade-search-slash',
  schema: { parse: String },
  format: 'text',
  warn: logger.warn,
});

const slash = createStore(() => ({ isOn: kept.read() !== OFF }));

/** Keys of one character must have an off switch: speech input types them by accident. (WCAG 2.2, 2.1.4) */
export const useSlashShortcut = () => useStore(slash, ({ isOn }) => isOn);

export function setSlashShortcut(isOn: boolean): void {
  slash.setState({ isOn });
  kept.keep(isOn ? undefined : OFF);
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
