import type { Router } from 'express';
import { serve, type Api, type Call } from '../api/endpoint.ts';
import { pageOf } from '../api/paging.ts';
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
} from './lifecycle.ts';
import {
  cancelSchema,
  confirmSchema,
  createSchema,
  listSchema,
  retrieveSchema,
  updateSchema,
} from './parameters.ts';
import { paymentIntentFor } from './payment-intent.ts';

const PATH = '/payment_intents';

/** https://docs.stripe.com/api/payment_intents */
export function addPaymentIntentRoutes(router: Router, api: Api): void {
  const intentOf = ({ id, caller, parameters }: Call<{ client_secret?: string | undefined }>) =>
    paymentIntentFor(api.account, { id, caller, clientSecret: parameters.client_secret });
  const ownIntent = (id: string) =>
    paymentIntentFor(api.account, { id, caller: 'server', clientSecret: undefined });

  router.post(
    PATH,
    serve(api, {
      schema: createSchema,
      handle: ({ context, caller, parameters }) => createPaymentIntent(context, caller, parameters),
    }),
  );
  router.get(
    PATH,
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) =>
        pageOf(api.account.paymentIntents.newestFirst(), parameters, `/v1${PATH}`),
    }),
  );
  router.get(
    `${PATH}/:id`,
    serve(api, { schema: retrieveSchema, forBrowsers: true, handle: intentOf }),
  );
  router.post(
    `${PATH}/:id`,
    serve(api, {
      schema: updateSchema,
      locks: true,
      handle: ({ context, caller, id, parameters }) =>
        updatePaymentIntent(context, caller, ownIntent(id), parameters),
    }),
  );
  router.post(
    `${PATH}/:id/confirm`,
    serve(api, {
      schema: confirmSchema,
      forBrowsers: true,
      locks: true,
      takesMs: () => api.account.cardMs,
      handle: (call) =>
        confirmPaymentIntent(call.context, call.caller, intentOf(call), call.parameters),
    }),
  );
  router.post(
    `${PATH}/:id/cancel`,
    serve(api, {
      schema: cancelSchema,
      locks: true,
      handle: ({ context, id, parameters }) =>
        cancelPaymentIntent(context, ownIntent(id), parameters),
    }),
  );
}
