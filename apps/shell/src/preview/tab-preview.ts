import { type StoredValue, tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

/**
 * The preview that this tab shows, also on later pages. Where the browser refuses storage, a preview lasts only while
 * the address requests it.
 */
export function storedPreview(): StoredValue<string> {
  const schema = { parse: String };
  return tabStorage({ key: 'raade-preview', schema, format: 'text', warn: logger.warn });
}

/**
 * The preview that the address requests in `?preview=`, or else the stored one of the tab; several are joined with
 * commas. Undefined for nearly every visitor.
 */
export function requestedPreview(): string | undefined {
  const addressRequest = new URLSearchParams(window.location.search).getAll('preview').join();
  return addressRequest || storedPreview().read() || undefined;
}
