import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { HttpsError } from 'firebase-functions/https';
import { CALLABLES, functionOf, UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { settings } from '../configuration/settings.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { bodyLimit } from './body-limits.ts';

/**
 * Checks of a caller by name of function, for functions with long bodies: they run before the body is received, so that
 * strangers cannot occupy an instance. They throw an `HttpsError`.
 */
export type HeaderChecks = Readonly<
  Record<string, (headers: IncomingHttpHeaders) => Promise<unknown>>
>;

const ADDRESSES: readonly string[] = Object.values(CALLABLES);

/** Functions whose refusals pages may read (CORS). */
const CALLED_BY_PAGES: readonly string[] = [...ADDRESSES.map(functionOf), UPLOAD_PICTURE];

interface Refusal {
  readonly status: number;
  readonly error: HttpsError;
}

/**
 * Refuses a request before its body is read. Google's functions framework unpacks and parses up to 1 GB before it calls
 * a function, so only this code can refuse that. A refusal is an error in the protocol of callables
 * (https://firebase.google.com/docs/functions/callable-reference):
 *
 * - 415: the body is compressed, so its length does not bound its size. No client of ours compresses.
 * - 413: the body is longer than `bodyLimit`. A body without `Content-Length` is counted as it arrives.
 * - The status of the error that a check of headers throws.
 *
 * @param name name of the function
 * @param handle parses the body and calls the function
 * @param headerChecks checks by name of function
 */
export async function receive(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void,
  headerChecks: HeaderChecks = {},
): Promise<void> {
  const { headers } = request;
  const limit = bodyLimit(addressOf(name, request.url));
  const isChunked = headers['transfer-encoding'] !== undefined;
  const hasBody = isChunked || Number(headers['content-length'] ?? 0) > 0;
  if (limit === Infinity || !hasBody) {
    handle();
    return;
  }

  const refuse = ({ status, error }: Refusal) => {
    const isForPage = CALLED_BY_PAGES.includes(name) && isAllowedOrigin(headers.origin);
    const cors = isForPage && { 'Access-Control-Allow-Origin': headers.origin, Vary: 'Origin' };
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    response.writeHead(status, { ...ANSWER_HEADERS, ...type, ...cors });
    response.end(JSON.stringify({ error: error.toJSON() }));
  };
  const refusal = refusalOf(headers, limit) ?? (await refusalOfCaller(headerChecks[name], headers));
  if (refusal) {
    refuse(refusal);
    return;
  }
  if (isChunked) {
    whenBodyTooLong(request, limit, () => {
      response.once('finish', () => request.destroy());
      // A response without a socket waits for an earlier request of its connection, so the refusal would wait, too.
      if (response.headersSent || !response.socket) request.destroy();
      else refuse(bodyTooLong(limit));
    });
  }
  handle();
}

/** Returns the address of the call; the name of the function if the path names no call. */
function addressOf(name: string, url = ''): string {
  const address = name + url.replace(/\?.*/, '');
  return ADDRESSES.includes(address) ? address : name;
}

const bodyTooLong = (limit: number): Refusal => ({
  status: 413,
  error: new HttpsError('invalid-argument', `Please send ${limit} bytes at most.`),
});

function refusalOf(headers: IncomingHttpHeaders, limit: number): Refusal | null {
  if (headers['content-encoding'] !== undefined) {
    const message = 'Please send this without Content-Encoding.';
    return { status: 415, error: new HttpsError('invalid-argument', message) };
  }
  return Number(headers['content-length']) > limit ? bodyTooLong(limit) : null;
}

async function refusalOfCaller(
  check: HeaderChecks[string] | undefined,
  headers: IncomingHttpHeaders,
): Promise<Refusal | null> {
  try {
    await check?.(headers);
    return null;
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    return { status: error.httpErrorCode.status, error };
  }
}

const isAllowedOrigin = (origin: string | undefined) =>
  origin !== undefined && settings().ALLOWED_ORIGINS.includes(origin);

function whenBodyTooLong(request: IncomingMessage, limit: number, act: () => void): void {
  let received = 0;
  const count = ({ length }: Buffer) => {
    received += length;
    if (received <= limit) return;
    request.off('data', count);
    act();
  };
  request.on('data', count);
}
