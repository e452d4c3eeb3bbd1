import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../account/clock.ts';
import { ApiError } from '../api/errors.ts';
import type { Reply } from '../api/reply.ts';

/** The endpoint and parameters of a request with a key. */
interface KeyedRequest {
  readonly endpoint: string;
  readonly parameters: unknown;
}

/** The first use of a key. */
interface KeyUse {
  readonly request: KeyedRequest;
  /** Milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** Undefined while the first request is still running. */
  reply?: Reply;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Idempotent requests (https://docs.stripe.com/api/idempotent_requests). The first answer under a key, which may be an
 * error, is stored for 24 hours and sent again to every request with that key. Answers to invalid parameters are not
 * stored.
 */
export class IdempotencyKeys {
  readonly #clock: Clock;
  readonly #uses = new Map<string, KeyUse>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Answers a request, or repeats the stored answer of its key. `answer` does the work. */
  async run(key: string, request: KeyedRequest, answer: () => Promise<Reply>): Promise<Reply> {
    const firstUse = this.#findUse(key);
    if (firstUse) return replay(key, firstUse, request);
    const use: KeyUse = { request, startedAt: this.#clock.now() };
    this.#uses.set(key, use);
    try {
      const reply = await answer();
      if (reply.hasStarted) use.reply = reply;
      return reply;
    } finally {
      // Without a stored answer, the next request may use the key.
      if (!use.reply) this.#uses.delete(key);
    }
  }

  reset(): void {
    this.#uses.clear();
  }

  #findUse(key: string): KeyUse | undefined {
    const use = this.#uses.get(key);
    if (!use || this.#clock.now() - use.startedAt < LIFETIME_MS) return use;
    this.#uses.delete(key);
    return undefined;
  }
}

/** Repeats the answer of the first use, if the request is the same. */
function replay(key: string, firstUse: KeyUse, request: KeyedRequest): Reply {
  if (firstUse.request.endpoint !== request.endpoint) {
    throw misuseError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used ` +
        `for ('${firstUse.request.endpoint}'). Try using a key other than '${key}' if you meant to ` +
        `execute a different request.`,
    );
  }
  if (!isDeepStrictEqual(firstUse.request.parameters, request.parameters)) {
    throw misuseError(
      `Keys for idempotent requests can only be used with the same parameters they were first ` +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (!firstUse.reply) throw inUseError(key);
  return { ...firstUse.reply, isReplayed: true };
}

function misuseError(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message });
}

function inUseError(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      `There is currently another in-progress request using this Stripe key: '${key}'. ` +
      `Try again once it is finished.`,
  });
}
