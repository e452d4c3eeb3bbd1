import { Failure } from '@raade/contracts/base/failure';

/** Hosting redirects `.html` addresses to those without the extension (`cleanUrls` in `firebase.json`). */
function withoutEnding(address: URL): URL | undefined {
  if (!address.pathname.endsWith('.html')) return undefined;
  const clean = new URL(address);
  clean.pathname = address.pathname.slice(0, -'.html'.length);
  return clean;
}

const isSame = (a: URL, b: URL) => a.origin === b.origin && a.pathname === b.pathname;

/** Fetches a file of a release. Rejects if the site redirects, except from `page.html` to `page`. */
export async function fetchFile(address: URL, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) return response;
  // An unread body would keep the connection open.
  await response.body?.cancel();
  const cleanAddress = withoutEnding(address);
  if (cleanAddress && isSame(new URL(location, address), cleanAddress)) {
    return fetch(cleanAddress, { ...options, redirect: 'error' });
  }
  throw new Failure(`${address.href} leads to ${location}.`);
}
