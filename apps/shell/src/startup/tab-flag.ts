import { type StoredValue, tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

/** Parameters of the address that the tab keeps, wherever links lead. */
export type TabFlag = 'preview' | 'debug';

/** The tab's flag. Where browsers refuse storage, a flag holds as long as the address has it. */
export function storedFlag(flag: TabFlag): StoredValue<string> {
  const key = `raade-${flag}`;
  return tabStorage({ key, schema: { parse: String }, format: 'text', warn: logger.warn });
}

/** The flag of the address, or else of the tab since an earlier page; undefined for nearly every visitor. */
export function readTabFlag(flag: TabFlag): string | undefined {
  const asked = new URLSearchParams(window.location.search).getAll(flag).join();
  return asked || storedFlag(flag).read() || undefined;
}
