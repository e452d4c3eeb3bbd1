import { type StoredValue, tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

/** Query parameters that hold for the whole tab, also on later pages: `?preview=` and `?debug=`. */
export type TabFlag = 'preview' | 'debug';

/** A flag in the tab's storage. Where the browser refuses storage, the flag holds only while the address has it. */
export function storedFlag(flag: TabFlag): StoredValue<string> {
  const key = `raade-${flag}`;
  return tabStorage({ key, schema: { parse: String }, format: 'text', warn: logger.warn });
}

/** Reads a flag from the address, or else from the tab's storage. Undefined for nearly every visitor. */
export function readTabFlag(flag: TabFlag): string | undefined {
  const asked = new URLSearchParams(window.location.search).getAll(flag).join();
  return asked || storedFlag(flag).read() || undefined;
}
