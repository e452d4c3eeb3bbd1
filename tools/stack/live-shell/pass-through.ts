import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** What a site may know of who asks: neither cookies nor who is signed in, nor where they come from. */
const ASKED_WITH = ['accept', 'accept-language', 'if-modified-since', 'if-none-match', 'range'];

/** What a page may know of the answer: it can set no cookie. */
const ANSWERED_WITH = [
  'accept-ranges',
  'access-control-allow-origin',
  'cache-control',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'last-modified',
  'x-content-type-options',
];

function picked(request: Request): Record<string, string> {
  return Object.fromEntries(
    ASKED_WITH.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A place on the site as one here; others stay what they are. */
function placeHere(place: string, shell: string, address: string): string {
  const { origin, pathname, search, hash } = new URL(place, shell + address);
  return origin === shell ? pathname + search + hash : place;
}

const isPage = (answer: globalThis.Response) =>
  answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Answers a reading request with what the site has there, as it comes.
 * @returns false if that is a page, which is not sent: pages are composed here
 */
export async function passThrough(
  shell: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  const address = request.originalUrl;
  const stop = new AbortController();
  response.once('close', () => stop.abort());
  const answer = await fetch(shell + address, {
    method: request.method,
    headers: picked(request),
    redirect: 'manual',
    signal: stop.signal,
  });
  if (isPage(answer)) {
    await answer.body?.cancel();
    return false;
  }
  response.status(answer.status);
  for (const name of ANSWERED_WITH) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  const place = answer.headers.get('location');
  if (place !== null) response.set('location', placeHere(place, shell, address));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
  else response.end();
  return true;
}
