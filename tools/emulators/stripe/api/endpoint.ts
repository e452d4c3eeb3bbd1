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

/** The objects that all endpoints of the API share. */
export interface Api {
  readonly account: Account;
  readonly idempotency: IdempotencyKeys;
  readonly keys: ApiKeys;
  /** Creates the context of a request, which its events name as their cause. */
  readonly contextFor: (cause: Stripe.Event.Request) => Context;
}

export interface Call<P> {
  readonly parameters: P;
  /** The `:id` of the path, empty where there is none. */
  readonly id: string;
  readonly caller: Caller;
  readonly context: Context;
}

interface Endpoint<P> {
  readonly schema: z.ZodMiniType<P>;
  /** True if a publishable key may call it, too. */
  readonly forBrowsers?: boolean;
  /** True if it locks the object of the path while it runs. */
  readonly locks?: boolean;
  /** Milliseconds for which the object is locked before the work is done. */
  readonly takesMs?: () => number;
  readonly handle: (call: Call<P>) => object;
}

interface Expandable {
  readonly expand?: string[] | undefined;
}

/** Creates the Express handler of an endpoint: authentication, idempotency, parameters, work, expansion, JSON. */
export function serve<P extends Expandable>(api: Api, endpoint: Endpoint<P>): RequestHandler {
  return async (req, res) => {
    const caller = authenticate(req.get('authorization'), api.keys);
    if (!endpoint.forBrowsers) refusePublishableKey(caller);
    const fault = faultOf(req);
    const answer = async () => {
      if (fault?.what === 'delay') await api.account.clock.wait(fault.delayMs);
      const reply = await withLock(api, endpoint, req, () =>
        carryOut(api, endpoint, req, caller, res.getHeader('Request-Id')),
      );
      if (fault?.what !== 'keep-500') return reply;
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

/** Runs a request with a lock on its object. */
async function withLock<P>(
  { account }: Api,
  { locks = false, takesMs = () => 0 }: Endpoint<P>,
  { params }: Request,
  work: () => Reply,
): Promise<Reply> {
  if (!locks) return work();
  const id = String(params['id']);
  if (account.locked.has(id)) throw lockTimeout();
  account.locked.add(id);
  try {
    const pause = takesMs();
    if (pause > 0) await account.clock.wait(pause);
    return work();
  } finally {
    account.locked.delete(id);
  }
}

function carryOut<P extends Expandable>(
  api: Api,
  endpoint: Endpoint<P>,
  req: Request,
  caller: Caller,
  requestId: unknown,
): Reply {
  let began = false;
  try {
    const parameters = parseParameters(endpoint.schema, inputOf(req));
    began = true;
    const context = api.contextFor({
      id: typeof requestId === 'string' ? requestId : newId('req'),
      idempotency_key: req.get('idempotency-key') ?? null,
    });
    const { id = '' } = req.params;
    const result = endpoint.handle({ parameters, id: String(id), caller, context });
    const visible = expandObject(api.account, visibleTo(caller, result), parameters.expand);
    return { status: 200, body: JSON.stringify(visible), began };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body = JSON.stringify({ error: visibleErrorTo(caller, error.body) });
    return { status: error.status, body, began };
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
