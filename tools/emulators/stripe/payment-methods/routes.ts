import type { Router } from 'express';
import { serve, type Api } from '../api/endpoint.ts';
import { createPaymentMethod, paymentMethodSchema } from './payment-method.ts';

/** https://docs.stripe.com/api/payment_methods/create */
export function addPaymentMethodRoutes(router: Router, api: Api): void {
  router.post(
    '/payment_methods',
    serve(api, {
      schema: paymentMethodSchema,
      forBrowsers: true,
      handle: ({ caller, parameters }) => createPaymentMethod(api.account, caller, parameters),
    }),
  );
}
