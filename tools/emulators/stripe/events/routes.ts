import type { Router } from 'express';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { expand } from '../api/parameters.ts';

const listSchema = z.strictObject({
  ...listParameters,
  type: z.optional(z.string()),
  types: z.optional(z.array(z.string()).check(z.maxLength(20))),
});

/** "You can access events through the Retrieve Event API for 30 days": https://docs.stripe.com/api/events. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60;

/** Adds the routes of https://docs.stripe.com/api/events. */
export function addEventRoutes(router: Router, api: Api): void {
  const { events, clock } = api.account;
  const isKept = ({ created }: Stripe.Event) => created >= clock.seconds() - RETENTION_SECONDS;

  router.get(
    '/events',
    serve(api, {
      schema: listSchema,
      handle({ parameters }) {
        const { type, types = type === undefined ? undefined : [type] } = parameters;
        const matchingEvents = events
          .newestFirst()
          .filter((event) => isKept(event) && (types?.includes(event.type) ?? true));
        return pageOf(matchingEvents, parameters, '/v1/events');
      },
    }),
  );

  router.get(
    '/events/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle({ id }) {
        const event = events.get(id);
        if (!event || !isKept(event)) throw missingResource('event', id);
        return event;
      },
    }),
  );
}
