import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { HttpsError } from 'firebase-functions/https';
import { CALLABLES, functionOf, UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { settings } from '../configuration/settings.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { bodyLimit } from './body-limits.ts';

/**
 * Checks of the caller by function, for those that check before the body is received, since a long body could occupy
 * an instance. They throw an `HttpsError`.
 */
export type HeaderChecks = Readonly<
  Record<string, (headers: IncomingHttpHeaders) => Promise<unknown>>
>;

const ADDRESSES: readonly string[] = Object.values(CALLABLES);

/** Functions that pages call, which may read why they are refused. */
const CALLED_BY_PAGES: readonly string[] = [...ADDRESSES.map(functionOf), UPLOAD_PICTURE];

interface Refusal {
  readonly status: number;
  readonly error: HttpsError;
}

/**
 * Checks a request before any of its body is read. Google's functions framework inflates and parses a body of up to
 * 1 GB before it calls a function; only here can that be refused. A refusal is an error in the protocol of callables
 * (https://firebase.google.com/docs/functions/callable-reference):
 *
 * - 415: the body is compressed, so its length does not bound what it becomes. No client of ours compresses.
 * - 413: it is longer than `bodyLimit`. A body without `Content-Length` is counted as it arrives.
 * - what the check of its headers throws.
 *
 * @param name of the function
 * @param handle parses the body and calls the function
 * @param headerChecks by the names of functions
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
    const isReadable = CALLED_BY_PAGES.includes(name) && isOurs(headers.origin);
    const cors = isReadable && { 'Access-Control-Allow-Origin': headers.origin, Vary: 'Origin' };
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
    whenLonger(request, limit, () => {
      response.once('finish', () => request.destroy());
      // A response without a socket waits for that of an earlier request of its connection, and so would the refusal.
      if (response.headersSent || !response.socket) request.destroy();
      else refuse(tooLong(limit));
    });
  }
  handle();
}

/** The address of the call that a request makes; the name of the function where its path names none. */
function addressOf(name: string, url = ''): string {
  const address = name + url.replace(/\?.*/, '');
  return ADDRESSES.includes(address) ? address : name;
}

const tooLong = (limit: number): Refusal => ({
  status: 413,
  error: new HttpsError('invalid-argument', `Please send ${limit} bytes at most.`),
});

function refusalOf(headers: IncomingHttpHeaders, limit: number): Refusal | null {
  if (headers['content-encoding'] !== undefined) {
    const message = 'Please send this without Content-Encoding.';
    return { status: 415, error: new HttpsError('invalid-argument', message) };
  }
  return Number(headers['content-length']) > limit ? tooLong(limit) : null;
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

const isOurs = (origin: string | undefined) =>
  origin !== undefined && settings().ALLOWED_ORIGINS.includes(origin);

function whenLonger(request: IncomingMessage, limit: number, act: () => void): void {
  let received = 0;
  const count = ({ length }: Buffer) => {
    received += length;
    if (received <= limit) return;
    request.off('data', count);
    act();
  };
  request.on('data', count);
}
