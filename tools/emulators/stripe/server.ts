import express, {
  Router,
  urlencoded,
  type ErrorRequestHandler,
  type RequestHandler,
} from 'express';
import { newId } from './account/identifiers.ts';
import { serve, type Api } from './api/endpoint.ts';
import { ApiError, invalidRequest } from './api/errors.ts';
import { addMetadataRoute, addReadRoutes } from './api/object-routes.ts';
import { addBalanceRoutes } from './balance/routes.ts';
import { browserRoutes } from './browser/routes.ts';
import { addEventRoutes } from './events/routes.ts';
import { strikeRequests } from './faults/fault.middleware.ts';
import type { FaultSchedule } from './faults/fault-schedule.ts';
import { addPaymentIntentRoutes } from './payment-intents/routes.ts';
import { createPaymentMethod, paymentMethodSchema } from './payment-methods/payment-method.ts';
import { createRefund, refundSchema } from './refunds/refund.ts';

/** The Express application: the API and the browser's files. */
export function createServer(api: Api, faults: FaultSchedule): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(openToBrowsers, strikeRequests(faults));
  app.use('/browser', browserRoutes(api));
  app.use('/v1', urlencoded({ extended: true }), apiRoutes(api));
  app.use((req) => {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${req.method}: ${req.path}).`,
    });
  });
  app.use(answerError);
  return app;
}

function apiRoutes(api: Api): Router {
  const router = Router();
  const { charges, refunds, disputes } = api.account;
  const filters = {
    payment_intent: ({ payment_intent }: { readonly payment_intent: unknown }, intent: string) =>
      payment_intent === intent,
  };
  const ofCharges = { name: 'charges', kind: 'charge', objects: charges, filters };
  const ofRefunds = {
    name: 'refunds',
    kind: 'refund',
    objects: refunds,
    filters,
    updated: 'refund.updated',
  } as const;
  addPaymentIntentRoutes(router, api);
  router.post(
    '/payment_methods',
    serve(api, {
      schema: paymentMethodSchema,
      forBrowsers: true,
      handle: ({ caller, parameters }) => createPaymentMethod(api.account, caller, parameters),
    }),
  );
  addReadRoutes(router, api, ofCharges);
  addMetadataRoute(router, api, ofCharges);
  router.post(
    '/refunds',
    serve(api, {
      schema: refundSchema,
      handle: ({ context, parameters }) => createRefund(context, parameters),
    }),
  );
  addReadRoutes(router, api, ofRefunds);
  addMetadataRoute(router, api, ofRefunds);
  addReadRoutes(router, api, { name: 'disputes', kind: 'dispute', objects: disputes, filters });
  addBalanceRoutes(router, api);
  addEventRoutes(router, api);
  return router;
}

/** CORS headers for any origin, as api.stripe.com sends them. The key decides about rights. */
const openToBrowsers: RequestHandler = (req, res, next) => {
  res.setHeader('Request-Id', newId('req'));
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  if (req.method === 'OPTIONS') res.status(204).end();
  else next();
};

const answerError: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const known = error instanceof ApiError ? error : fromParser(error);
  if (known.body.code === 'lock_timeout') res.setHeader('Stripe-Should-Retry', 'true');
  res.status(known.status).json({ error: known.body });
};

function fromParser(error: unknown): ApiError {
  if (error instanceof Error && 'status' in error && error.status === 400) {
    return invalidRequest('Invalid request body.');
  }
  console.error(error);
  return new ApiError(500, { type: 'api_error', message: 'The emulator has a defect.' });
}
