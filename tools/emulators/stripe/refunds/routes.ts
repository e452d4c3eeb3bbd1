import type { Router } from 'express';
import * as z from 'zod/mini';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { expand, mergeMetadata, metadata } from '../api/parameters.ts';
import { createRefund, refundSchema } from './refund.ts';

const listSchema = z.strictObject({
  ...listParameters,
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
});

/** https://docs.stripe.com/api/refunds */
export function addRefundRoutes(router: Router, api: Api): void {
  const { refunds } = api.account;
  router.post(
    '/refunds',
    serve(api, {
      schema: refundSchema,
      handle: ({ context, parameters }) => createRefund(context, parameters),
    }),
  );
  router.get(
    '/refunds',
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) => {
        const { charge = null, payment_intent: intent = null } = parameters;
        const wanted = refunds
          .newestFirst()
          .filter((refund) => charge === null || refund.charge === charge)
          .filter((refund) => intent === null || refund.payment_intent === intent);
        return pageOf(wanted, parameters, '/v1/refunds');
      },
    }),
  );
  router.get(
    '/refunds/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => {
        const refund = refunds.get(id);
        if (!refund) throw missingResource('refund', id);
        return refund;
      },
    }),
  );
  // Takes metadata alone: https://docs.stripe.com/api/refunds/update
  router.post(
    '/refunds/:id',
    serve(api, {
      schema: z.strictObject({ ...expand, metadata: z.optional(metadata) }),
      handle: ({ id, parameters, context }) => {
        const refund = refunds.get(id);
        if (!refund) throw missingResource('refund', id);
        refund.metadata = mergeMetadata(refund.metadata ?? {}, parameters.metadata);
        context.emit('refund.updated', refund);
        return refund;
      },
    }),
  );
}
