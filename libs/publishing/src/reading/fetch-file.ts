import { Failure } from '@raade/contracts/base/failure';

/** Hosting redirects `.html` addresses to those without the extension (`cleanUrls` in `firebase.json`). */
function withoutEnding(address: URL): URL | undefined {
  if (!address.pathname.endsWith('.html')) return undefined;
  const clean = new URL(address);
  clean.pathname = address.pathname.slice(0, -'.html'.length);
  return clean;
}

const isAt = (place: URL, { origin, pathname }: URL) =>
  place.origin === origin && place.pathname === pathname;

/** Fetches a file of a release. Rejects if the site redirects, except from `page.html` to `page`. */
export async function fetchFile(address: URL, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'manual' });
  const place = response.headers.get('location');
  if (place === null) return response;
  await response.body?.cancel();
  const clean = withoutEnding(address);
  if (clean && isAt(new URL(place, address), clean)) {
    return fetch(clean, { ...options, redirect: 'error' });
  }
  throw new Failure(`${address.href} leads to ${place}.`);
}
