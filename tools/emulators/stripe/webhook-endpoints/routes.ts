import type { Router } from 'express';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { newId, newSigningSecret } from '../account/identifiers.ts';
import { serve, type Api } from '../api/endpoint.ts';
import { missingResource } from '../api/errors.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { boolean, expand, mergeMetadata, metadata } from '../api/parameters.ts';

const events = z.array(z.string()).check(z.minLength(1, 'You must list at least one event.'));
const url = z.url('Invalid URL: An explicit scheme (such as https) must be provided.');
const details = { description: z.optional(z.string()), metadata: z.optional(metadata) };

const createSchema = z.strictObject({
  ...expand,
  ...details,
  url,
  enabled_events: events,
  api_version: z.optional(z.string()),
});

const updateSchema = z.strictObject({
  ...expand,
  ...details,
  url: z.optional(url),
  enabled_events: z.optional(events),
  disabled: z.optional(boolean),
});

/** https://docs.stripe.com/api/webhook_endpoints. What is made here gets events, too. */
export function addWebhookEndpointRoutes(router: Router, api: Api): void {
  const { account } = api;
  const { webhookEndpoints } = account;
  const found = (id: string) => {
    const endpoint = webhookEndpoints.get(id);
    if (endpoint) return endpoint;
    throw missingResource('webhook endpoint', id);
  };

  router.post(
    '/webhook_endpoints',
    serve(api, {
      schema: createSchema,
      handle: ({ parameters }) => {
        const { url: address, enabled_events, description, api_version } = parameters;
        return webhookEndpoints.add({
          ...blank(account.clock.seconds()),
          url: address,
          enabled_events,
          description: description ?? null,
          metadata: mergeMetadata({}, parameters.metadata),
          api_version: api_version ?? null,
          secret: newSigningSecret(),
        });
      },
    }),
  );
  router.get(
    '/webhook_endpoints',
    serve(api, {
      schema: z.strictObject(listParameters),
      handle: ({ parameters }) =>
        pageOf(
          webhookEndpoints.newestFirst().map(withoutSecret),
          parameters,
          '/v1/webhook_endpoints',
        ),
    }),
  );
  router.get(
    '/webhook_endpoints/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => withoutSecret(found(id)),
    }),
  );
  router.post(
    '/webhook_endpoints/:id',
    serve(api, {
      schema: updateSchema,
      handle: ({ id, parameters }) => {
        const before = found(id);
        const { disabled } = parameters;
        const changed: Stripe.WebhookEndpoint = {
          ...before,
          url: parameters.url ?? before.url,
          enabled_events: parameters.enabled_events ?? before.enabled_events,
          description: parameters.description ?? before.description,
          metadata: mergeMetadata(before.metadata, parameters.metadata),
          ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
        };
        return withoutSecret(webhookEndpoints.add(changed));
      },
    }),
  );
  router.delete(
    '/webhook_endpoints/:id',
    serve(api, {
      schema: z.strictObject(expand),
      handle: ({ id }) => {
        webhookEndpoints.remove(found(id).id);
        return { id, object: 'webhook_endpoint', deleted: true };
      },
    }),
  );
}

const blank = (created: number) => ({
  id: newId('we'),
  object: 'webhook_endpoint' as const,
  application: null,
  created,
  livemode: false,
  status: 'enabled',
});

/** It is told once, when the endpoint is made. */
function withoutSecret({ secret: _secret, ...endpoint }: Stripe.WebhookEndpoint) {
  return endpoint;
}
