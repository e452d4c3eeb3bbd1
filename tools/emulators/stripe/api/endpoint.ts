import type { Request, RequestHandler } from 'express';
import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { Account, Context } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { faultOf } from '../faults/fault.middleware.ts';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { publicView } from '../payment-intents/payment-intent.ts';
import { authenticate, refusePublishableKey, type ApiKeys, type Caller } from './authentication.ts';
import { ApiError, internalError, lockTimeout, type ErrorBody } from './errors.ts';
import { expandObject } from './expansion.ts';
import { parseParameters } from './parameters.ts';
import { sendReply, type Reply } from './reply.ts';

/** The parts of the emulator that all endpoints of the API use. */
export interface Api {
  readonly account: Account;
  readonly idempotency: IdempotencyKeys;
  readonly keys: ApiKeys;
  /** Creates the context of a request. Its events name the request as their cause. */
  readonly contextFor: (cause: Stripe.Event.Request) => Context;
}

/** A request after authentication and the check of its parameters. */
export interface Call<P> {
  readonly parameters: P;
  /** The id in the path; empty if the path has none. */
  readonly id: string;
  readonly caller: Caller;
  readonly context: Context;
}

interface Endpoint<P> {
  /** Checks the parameters. */
  readonly schema: z.ZodMiniType<P>;
  /** True if browsers may call the endpoint, too, with a publishable key. */
  readonly allowsBrowsers?: boolean;
  /** True if the object with the id in the path is locked while the endpoint runs. */
  readonly locksObject?: boolean;
  /** Milliseconds between locking the object and calling `handle`; by default 0. */
  readonly lockMs?: () => number;
  readonly handle: (call: Call<P>) => object;
}

/** Parameters that may name fields to expand, that is, to replace ids by objects. */
interface Expandable {
  readonly expand?: string[] | undefined;
}

/** Creates the Express handler of an endpoint. It authenticates, checks parameters, calls `handle` and sends JSON. */
export function serve<P extends Expandable>(api: Api, endpoint: Endpoint<P>): RequestHandler {
  return async (req, res) => {
    const caller = authenticate(req.get('authorization'), api.keys);
    if (!endpoint.allowsBrowsers) refusePublishableKey(caller);
    const fault = faultOf(req);
    const answer = async () => {
      if (fault?.what === 'delay') await api.account.clock.wait(fault.delayMs);
      const reply = await runWithLock(api, endpoint, req, () =>
        handleCall(api, endpoint, req, caller, res.getHeader('Request-Id')),
      );
      if (fault?.what !== 'keep-500') return reply;
      // The work is done, but its idempotency key stores an error as the answer.
      const { status, body } = internalError();
      return { ...reply, status, body: JSON.stringify({ error: body }) };
    };
    const key = req.method === 'POST' ? req.get('idempotency-key') : undefined;
    if (key) res.setHeader('Idempotency-Key', key);
    const request = { endpoint: `${req.method} ${req.originalUrl}`, parameters: inputOf(req) };
    const reply = key ? await api.idempotency.run(key, request, answer) : await answer();
    sendReply(res, reply, fault);
  };
}

/** Runs a request while its object is locked. Throws a 429 if another request has the lock. */
async function runWithLock<P>(
  { account }: Api,
  { locksObject = false, lockMs = () => 0 }: Endpoint<P>,
  { params }: Request,
  work: () => Reply,
): Promise<Reply> {
  if (!locksObject) return work();
  const id = String(params['id']);
  if (account.lockedIds.has(id)) throw lockTimeout();
  account.lockedIds.add(id);
  try {
    const delayMs = lockMs();
    if (delayMs > 0) await account.clock.wait(delayMs);
    return work();
  } finally {
    account.lockedIds.delete(id);
  }
}

/** Calls `handle`, and turns its result or error into a reply with the fields that the caller may see. */
function handleCall<P extends Expandable>(
  api: Api,
  endpoint: Endpoint<P>,
  req: Request,
  caller: Caller,
  requestId: unknown,
): Reply {
  let hasStarted = false;
  try {
    const parameters = parseParameters(endpoint.schema, inputOf(req));
    hasStarted = true;
    const context = api.contextFor({
      id: typeof requestId === 'string' ? requestId : newId('req'),
      idempotency_key: req.get('idempotency-key') ?? null,
    });
    const { id = '' } = req.params;
    const result = endpoint.handle({ parameters, id: String(id), caller, context });
    const visible = expandObject(api.account, visibleTo(caller, result), parameters.expand);
    return { status: 200, body: JSON.stringify(visible), hasStarted };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body = JSON.stringify({ error: visibleErrorTo(caller, error.body) });
    return { status: error.status, body, hasStarted };
  }
}

function inputOf(req: Request): unknown {
  return req.method === 'GET' ? req.query : (req.body ?? {});
}

function visibleTo(caller: Caller, result: object): object {
  return caller === 'browser' && isPaymentIntent(result) ? publicView(result) : result;
}

function visibleErrorTo(caller: Caller, error: ErrorBody): object {
  return error.payment_intent
    ? { ...error, payment_intent: visibleTo(caller, error.payment_intent) }
    : error;
}

function isPaymentIntent(value: object): value is Stripe.PaymentIntent {
  return 'object' in value && value.object === 'payment_intent';
}
