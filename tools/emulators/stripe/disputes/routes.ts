import type { Router } from 'express';
import * as z from 'zod/mini';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { expand } from '../api/parameters.ts';

const listSchema = z.strictObject({
  ...listParameters,
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
});

/** https://docs.stripe.com/api/disputes: to be read; a bank opens them, here the control API. */
export function addDisputeRoutes(router: Router, api: Api): void {
  const { disputes } = api.account;
  router.get(
    '/disputes',
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) => {
        const { charge = null, payment_intent: intent = null } = parameters;
        const wanted = disputes
          .newestFirst()
          .filter((dispute) => charge === null || dispute.charge === charge)
          .filter((dispute) => intent === null || dispute.payment_intent === intent);
        return pageOf(wanted, parameters, '/v1/disputes');
      },
    }),
  );
  router.get(
    '/disputes/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => {
        const dispute = disputes.get(id);
        if (!dispute) throw missingResource('dispute', id);
        return dispute;
      },
    }),
  );
}
