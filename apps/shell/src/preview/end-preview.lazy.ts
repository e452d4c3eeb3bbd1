import { storedPreview } from './tab-preview.ts';

/** Removes the preview from the tab's storage and from the address. */
export function endPreview(): void {
  storedPreview().set(undefined);
  const address = new URL(window.location.href);
  address.searchParams.delete('preview');
  window.history.replaceState(window.history.state, '', address);
}
