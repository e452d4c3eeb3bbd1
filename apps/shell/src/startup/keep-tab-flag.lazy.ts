import { storedFlag, type TabFlag } from './tab-flag.ts';

/** Keeps a flag for this tab, from now on. */
export function keepTabFlag(flag: TabFlag, value: string): void {
  storedFlag(flag).keep(value);
}

/** This tab has it no more, from the next document on. */
export function forgetTabFlag(flag: TabFlag): void {
  storedFlag(flag).keep(undefined);
}

/** Takes the flag out of tab and address alike. */
export function endTabFlag(flag: TabFlag): void {
  forgetTabFlag(flag);
  const address = new URL(window.location.href);
  address.searchParams.delete(flag);
  window.history.replaceState(window.history.state, '', address);
}
