import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../account/clock.ts';
import { ApiError } from '../api/errors.ts';
import type { Reply } from '../api/reply.ts';

/** The first use of a key: the endpoint and its parameters. */
interface KeyedRequest {
  readonly endpoint: string;
  readonly parameters: unknown;
}

interface Use {
  readonly request: KeyedRequest;
  readonly startedAt: number;
  /** Undefined while the first request is still running. */
  reply?: Reply;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Idempotent requests as https://docs.stripe.com/api/idempotent_requests describes them: the first
 * answer is kept for 24 hours, status and body, errors included, and given again to every request
 * with the same key. Answers to requests that never began (bad parameters) are not kept.
 */
export class IdempotencyKeys {
  readonly #clock: Clock;
  readonly #uses = new Map<string, Use>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run(key: string, request: KeyedRequest, answer: () => Promise<Reply>): Promise<Reply> {
    const earlier = this.#earlierUse(key);
    if (earlier) return replay(key, earlier, request);
    const use: Use = { request, startedAt: this.#clock.now() };
    this.#uses.set(key, use);
    try {
      const reply = await answer();
      if (reply.began) use.reply = reply;
      return reply;
    } finally {
      if (!use.reply) this.#uses.delete(key);
    }
  }

  reset(): void {
    this.#uses.clear();
  }

  #earlierUse(key: string): Use | undefined {
    const use = this.#uses.get(key);
    if (!use || this.#clock.now() - use.startedAt < LIFETIME_MS) return use;
    this.#uses.delete(key);
    return undefined;
  }
}

function replay(key: string, earlier: Use, request: KeyedRequest): Reply {
  if (earlier.request.endpoint !== request.endpoint) {
    throw misuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used ` +
        `for ('${earlier.request.endpoint}'). Try using a key other than '${key}' if you meant to ` +
        `execute a different request.`,
    );
  }
  if (!isDeepStrictEqual(earlier.request.parameters, request.parameters)) {
    throw misuse(
      `Keys for idempotent requests can only be used with the same parameters they were first ` +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (!earlier.reply) throw inUse(key);
  return { ...earlier.reply, replayed: true };
}

function misuse(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message });
}

function inUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      `There is currently another in-progress request using this Stripe key: '${key}'. ` +
      `Try again once it is finished.`,
  });
}
