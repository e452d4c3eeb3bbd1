import express, { Router, urlencoded, type RequestHandler } from 'express';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Api } from '../api/endpoint.ts';
import { parseParameters } from '../api/parameters.ts';
import { faultOf } from '../faults/fault.middleware.ts';
import { authenticate } from '../payment-intents/authenticate.ts';
import { paymentIntentFor } from '../payment-intents/payment-intent.ts';

const STATIC = join(import.meta.dirname, 'static');

const challengeSchema = z.strictObject({
  client_secret: z.string(),
  outcome: z.enum(['complete', 'fail']),
});

/** Serves Stripe.js, the card field and the 3-D Secure challenge as static files. */
export function browserRoutes(api: Api): Router {
  const router = Router();
  router.use(delayRequests(api), setPagePolicy);
  router.get('/3ds/:id', (_req, res) => res.sendFile(join(STATIC, '3ds.html')));
  router.post('/3ds/:id', urlencoded(), (req, res) => {
    const { client_secret, outcome } = parseParameters(challengeSchema, req.body);
    const intent = paymentIntentFor(api.account, {
      id: req.params.id,
      caller: 'browser',
      clientSecret: client_secret,
    });
    authenticate(api.contextFor({ id: null, idempotency_key: null }), intent, outcome);
    res.json({ status: intent.status });
  });
  router.use(express.static(STATIC));
  return router;
}

/** Sets a strict Content-Security-Policy for the pages in frames. */
const setPagePolicy: RequestHandler = (_req, res, next) => {
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  );
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Applies planned faults that delay a request. */
function delayRequests(api: Api): RequestHandler {
  return async (req, _res, next) => {
    const fault = faultOf(req);
    if (fault?.what === 'delay') await api.account.clock.wait(fault.delayMs);
    next();
  };
}
