import type { Router } from 'express';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { boolean, expand } from '../api/parameters.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

const listSchema = z.strictObject({
  ...listParameters,
  type: z.optional(z.string()),
  types: z.optional(z.array(z.string()).check(z.maxLength(20))),
  delivery_success: z.optional(boolean),
});
type ListParameters = z.infer<typeof listSchema>;

/** "You can access events through the Retrieve Event API for 30 days": https://docs.stripe.com/api/events. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

export function addEventRoutes(router: Router, api: Api, webhooks: Webhooks): void {
  const { events, clock } = api.account;
  const isKept = ({ created }: Stripe.Event) => created >= clock.seconds() - KEPT_SECONDS;
  const withPending = (event: Stripe.Event) => ({
    ...event,
    pending_webhooks: webhooks.pendingFor(event.id),
  });
  const isWanted = (event: Stripe.Event, { type, types, delivery_success }: ListParameters) =>
    (type === undefined || matchesType(type, event.type)) &&
    (types === undefined || types.includes(event.type)) &&
    (delivery_success === undefined || delivery_success === (webhooks.pendingFor(event.id) === 0));

  router.get(
    '/events',
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) => {
        const wanted = events
          .newestFirst()
          .filter((event) => isKept(event) && isWanted(event, parameters));
        const page = pageOf(wanted, parameters, '/v1/events');
        return { ...page, data: page.data.map(withPending) };
      },
    }),
  );

  router.get(
    '/events/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => {
        const event = events.get(id);
        if (!event || !isKept(event)) throw missingResource('event', id);
        return withPending(event);
      },
    }),
  );
}

/** `charge.*` stands for all types of that group. */
function matchesType(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
