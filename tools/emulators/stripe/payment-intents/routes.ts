import type { Router } from 'express';
import { serve, type Api, type Call } from '../api/endpoint.ts';
import { addMetadataRoute } from '../api/object-routes.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import * as z from 'zod/mini';
import { cancelPaymentIntent, confirmPaymentIntent, createPaymentIntent } from './lifecycle.ts';
import { cancelSchema, confirmSchema, createSchema, retrieveSchema } from './parameters.ts';
import { paymentIntentFor } from './payment-intent.ts';

const NAME = 'payment_intents';

/** Adds the routes of https://docs.stripe.com/api/payment_intents. */
export function addPaymentIntentRoutes(router: Router, api: Api): void {
  const { account } = api;
  const intentOf = ({ id, caller, parameters }: Call<{ client_secret?: string | undefined }>) =>
    paymentIntentFor(account, { id, caller, clientSecret: parameters.client_secret });

  router.post(
    `/${NAME}`,
    serve(api, {
      schema: createSchema,
      handle: ({ context, caller, parameters }) => createPaymentIntent(context, caller, parameters),
    }),
  );
  router.get(
    `/${NAME}`,
    serve(api, {
      schema: z.strictObject(listParameters),
      handle: ({ parameters }) =>
        pageOf(account.paymentIntents.newestFirst(), parameters, `/v1/${NAME}`),
    }),
  );
  router.get(
    `/${NAME}/:id`,
    serve(api, { schema: retrieveSchema, allowsBrowsers: true, handle: intentOf }),
  );
  addMetadataRoute(router, api, {
    name: NAME,
    kind: 'payment_intent',
    objects: account.paymentIntents,
  });
  router.post(
    `/${NAME}/:id/confirm`,
    serve(api, {
      schema: confirmSchema,
      allowsBrowsers: true,
      locksObject: true,
      lockMs: () => account.cardDelayMs,
      handle: (call) =>
        confirmPaymentIntent(call.context, call.caller, intentOf(call), call.parameters),
    }),
  );
  router.post(
    `/${NAME}/:id/cancel`,
    serve(api, {
      schema: cancelSchema,
      locksObject: true,
      handle: ({ context, id }) =>
        cancelPaymentIntent(
          context,
          paymentIntentFor(account, { id, caller: 'server', clientSecret: undefined }),
        ),
    }),
  );
}
