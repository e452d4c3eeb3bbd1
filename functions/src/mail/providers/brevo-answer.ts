import * as z from 'zod/mini';
import type { MailResult } from '../mail-provider.ts';

/** Brevo refuses a call for something in it, perhaps one mail of many. */
interface Invalid {
  readonly status: 'invalid';
  readonly reason: string;
  /** Status and code of the answer. */
  readonly code: string;
}

/** The call's result is not known yet; asking again with the same key will tell. */
interface Lost {
  readonly status: 'lost';
  readonly reason: string;
}

/** The result of a call, for all of its mails. */
export type BrevoOutcome = Exclude<MailResult, { status: 'unknown' }> | Invalid | Lost;

const errorSchema = z.object({ code: z.string(), message: z.string() });
type BrevoError = z.infer<typeof errorSchema>;

/** The error that `fetch` throws; its cause is the one of the system. */
const failureSchema = z.object({
  name: z.string(),
  cause: z.optional(z.object({ code: z.optional(z.string()) })),
});

const LONGEST_REASON = 300;
/** Codes of a fault in the call itself; a `413` only says that there is too much in it. */
const INVALID_CODES: readonly string[] = ['invalid_parameter', 'missing_parameter', 'out_of_range'];
/**
 * Statuses that say no to whatever our account sends: its key, its credits, its rights
 * (https://developers.brevo.com/docs/how-it-works), and the codes that say the same.
 */
const ACCOUNT_STATUSES: readonly number[] = [401, 402, 403];
const ACCOUNT_CODES: readonly string[] = [
  'account_under_validation',
  'not_enough_credits',
  'permission_denied',
  'unauthorized',
];
const TOO_LARGE = 413;
const TOO_MANY = 429;
/** Statuses of a gateway between us and Brevo that has lost the answer. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];
/** Causes that mean that nothing was sent, so that no server can have got anything. */
const NOT_CONNECTED: readonly string[] = [
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Reads an answer of `POST /v3/smtp/email`. */
export async function outcomeOf(response: Response): Promise<BrevoOutcome> {
  const { status } = response;
  if (response.ok) {
    await response.body?.cancel();
    return { status: 'sent' };
  }
  const error = errorIn(await response.text());
  const reason = `Brevo answered ${status} ${error.code}: ${error.message}`.slice(
    0,
    LONGEST_REASON,
  );
  const code = `${status} ${error.code}`;
  // The key was used: an earlier attempt has brought these mails to Brevo.
  if (error.code === 'duplicate_parameter') return { status: 'sent' };
  if (status === TOO_MANY) return { status: 'temporary', reason, ...retryAfter(response.headers) };
  if (GATEWAY_STATUSES.includes(status)) return { status: 'lost', reason };
  if (ACCOUNT_STATUSES.includes(status) || ACCOUNT_CODES.includes(error.code)) {
    return { status: 'blocked', reason, code };
  }
  if (status === TOO_LARGE || isInvalid(status, error)) return { status: 'invalid', reason, code };
  // The rest passes.
  return { status: 'temporary', reason };
}

/** Reads the failure of a call without an answer. */
export function outcomeOfFailure(error: unknown): BrevoOutcome {
  const failure = failureSchema.safeParse(error);
  const code = failure.data?.cause?.code ?? failure.data?.name ?? 'unknown';
  const reason = `Brevo could not be asked (${code}).`;
  return { status: NOT_CONNECTED.includes(code) ? 'temporary' : 'lost', reason };
}

function errorIn(body: string): BrevoError {
  try {
    return errorSchema.parse(JSON.parse(body));
  } catch {
    return { code: 'unknown', message: 'no JSON' };
  }
}

function isInvalid(status: number, { code }: BrevoError): boolean {
  return status >= 400 && status < 500 && INVALID_CODES.includes(code);
}

/** `Retry-After` as RFC 9110 (10.2.3) has it, else what Brevo says of its counter; both in seconds. */
function retryAfter(headers: Headers): { retryAfterMs?: number } {
  const named = headers.get('retry-after') ?? headers.get('x-sib-ratelimit-reset');
  if (named === null) return {};
  const seconds = Number(named);
  const ms = Number.isNaN(seconds) ? Date.parse(named) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) };
}
