import { storedFlag, type TabFlag } from './tab-flag.ts';

/** Stores a flag for this tab. */
export function storeTabFlag(flag: TabFlag, value: string): void {
  storedFlag(flag).keep(value);
}

/** Removes a flag from the tab's storage, but not from the current address. */
export function removeStoredTabFlag(flag: TabFlag): void {
  storedFlag(flag).keep(undefined);
}

/** Removes a flag from the tab's storage and from the address. */
export function clearTabFlag(flag: TabFlag): void {
  removeStoredTabFlag(flag);
  const address = new URL(window.location.href);
  address.searchParams.delete(flag);
  window.history.replaceState(window.history.state, '', address);
}
