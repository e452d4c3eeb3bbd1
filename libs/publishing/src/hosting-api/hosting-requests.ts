import { parsedJson } from '@raade/contracts/base/parsed-json';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';

/** Access to the REST API of Firebase Hosting. */
export interface HostingAccess {
  /** Origin of the API. */
  readonly api: string;
  /** Returns an OAuth access token. Called for each request, since a token may expire during a publish. */
  readonly token: () => Promise<string>;
  /** Waits, in milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

export interface HostingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Absolute, or relative to the API's version. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as bytes. */
  readonly body?: object | Uint8Array<ArrayBuffer>;
}

/** Sends a request, with retries, and parses the answer. */
export type AskHosting = <Schema extends z.ZodMiniType>(
  request: HostingRequest,
  schema: Schema,
) => Promise<z.output<Schema>>;

/** Statuses after which Google recommends a retry. */
const RETRYABLE_STATUSES = new Set([429, 500, 502, 503, 504]);
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 20_000;
const TIMEOUT_MS = 30_000;

/**
 * Creates the function that sends requests to Hosting's REST API. It retries with increasing pauses, so every request
 * must be repeatable. Rejects with a `Failure` that names the request and the reason.
 */
export function hostingRequests(access: HostingAccess): AskHosting {
  return async (request, schema) => {
    for (let attempt = 1; ; attempt += 1) {
      const { response, reason } = await send(access, request);
      // The answer to an upload is not JSON.
      if (response?.ok) return schema.parse(await response.json().catch(() => ({})));
      const isRetryable = response === undefined || RETRYABLE_STATUSES.has(response.status);
      if (!isRetryable || attempt === MAX_ATTEMPTS) throw failureOf(request, reason, response);
      await access.pause(pauseAfter(attempt, response));
    }
  };
}

function failureOf({ method, address }: HostingRequest, reason: string, response?: Response) {
  const status = response ? ` ${response.status}` : '';
  return new Failure(`Firebase Hosting says${status} to ${method} ${nameOf(address)}: ${reason}`);
}

/** The end of an address, for messages. */
const nameOf = (address: string) => address.split('/').slice(-2).join('/');

async function send(access: HostingAccess, { method, address, query, body }: HostingRequest) {
  const url = new URL(address, `${access.api}/v1beta1/`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const token = await access.token();
  try {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return { response, reason: response.ok ? '' : await errorText(response) };
  } catch (error) {
    return { response: undefined, reason: messageOf(error) };
  }
}

function pauseAfter(attempt: number, response: Response | undefined): number {
  const requestedMs = Number(response?.headers.get('retry-after') ?? 0) * 1000;
  const defaultMs = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  // A header with a date, which is NaN here, is ignored.
  return Math.min(Math.max(requestedMs || 0, defaultMs), LONGEST_PAUSE_MS);
}

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

const MAX_ERROR_LENGTH = 300;

/** The error message in an answer of Google, shortened. */
async function errorText(response: Response): Promise<string> {
  const text = await response.text();
  const { data } = errorSchema.safeParse(parsedJson(text));
  return (data?.error.message ?? text).slice(0, MAX_ERROR_LENGTH);
}
