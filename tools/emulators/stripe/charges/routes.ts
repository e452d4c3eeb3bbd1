import type { Router } from 'express';
import * as z from 'zod/mini';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { expand, mergeMetadata, metadata } from '../api/parameters.ts';

const listSchema = z.strictObject({ ...listParameters, payment_intent: z.optional(z.string()) });

/** https://docs.stripe.com/api/charges: to be read and described; only an intent makes a charge. */
export function addChargeRoutes(router: Router, api: Api): void {
  const { charges } = api.account;
  router.get(
    '/charges',
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) => {
        const { payment_intent: intent } = parameters;
        const wanted = charges
          .newestFirst()
          .filter((charge) => intent === undefined || charge.payment_intent === intent);
        return pageOf(wanted, parameters, '/v1/charges');
      },
    }),
  );
  router.get(
    '/charges/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => {
        const charge = charges.get(id);
        if (!charge) throw missingResource('charge', id);
        return charge;
      },
    }),
  );
  router.post(
    '/charges/:id',
    serve(api, {
      schema: z.strictObject({ ...expand, metadata: z.optional(metadata) }),
      handle: ({ id, parameters }) => {
        const charge = charges.get(id);
        if (!charge) throw missingResource('charge', id);
        charge.metadata = mergeMetadata(charge.metadata, parameters.metadata);
        return charge;
      },
    }),
  );
}
