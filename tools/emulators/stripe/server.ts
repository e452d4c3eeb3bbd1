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
import { applyRequestFaults } from './faults/fault.middleware.ts';
import type { FaultSchedule } from './faults/fault-schedule.ts';
import { addPaymentIntentRoutes } from './payment-intents/routes.ts';
import { createPaymentMethod, paymentMethodSchema } from './payment-methods/payment-method.ts';
import { createRefund, refundSchema } from './refunds/refund.ts';

/** Creates the Express application: the API and the browser's files. */
export function createServer(api: Api, faults: FaultSchedule): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(allowBrowsers, applyRequestFaults(faults));
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
  const chargeObjects = { name: 'charges', kind: 'charge', objects: charges, filters };
  const refundObjects = {
    name: 'refunds',
    kind: 'refund',
    objects: refunds,
    filters,
    updateEvent: 'refund.updated',
  } as const;
  addPaymentIntentRoutes(router, api);
  router.post(
    '/payment_methods',
    serve(api, {
      schema: paymentMethodSchema,
      allowsBrowsers: true,
      handle: ({ caller, parameters }) => createPaymentMethod(api.account, caller, parameters),
    }),
  );
  addReadRoutes(router, api, chargeObjects);
  addMetadataRoute(router, api, chargeObjects);
  router.post(
    '/refunds',
    serve(api, {
      schema: refundSchema,
      handle: ({ context, parameters }) => createRefund(context, parameters),
    }),
  );
  addReadRoutes(router, api, refundObjects);
  addMetadataRoute(router, api, refundObjects);
  addReadRoutes(router, api, { name: 'disputes', kind: 'dispute', objects: disputes, filters });
  addBalanceRoutes(router, api);
  addEventRoutes(router, api);
  return router;
}

/** Sets CORS headers for any origin, as api.stripe.com does. Only the key decides about rights. */
const allowBrowsers: RequestHandler = (req, res, next) => {
  res.setHeader('Request-Id', newId('req'));
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  if (req.method === 'OPTIONS') res.status(204).end();
  else next();
};

const answerError: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const apiError = error instanceof ApiError ? error : toApiError(error);
  if (apiError.body.code === 'lock_timeout') res.setHeader('Stripe-Should-Retry', 'true');
  res.status(apiError.status).json({ error: apiError.body });
};

/** Express rejects bodies that it cannot parse with status 400. Everything else is a defect of the emulator. */
function toApiError(error: unknown): ApiError {
  if (error instanceof Error && 'status' in error && error.status === 400) {
    return invalidRequest('Invalid request body.');
  }
  console.error(error);
  return new ApiError(500, { type: 'api_error', message: 'The emulator has a defect.' });
}
