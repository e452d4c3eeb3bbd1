import type { Router } from 'express';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Collection } from '../account/collection.ts';
import { serve, type Api } from './endpoint.ts';
import { missingResource } from './errors.ts';
import { listParameters, pageOf, type Listed } from './paging.ts';
import { expand, mergeMetadata, metadata } from './parameters.ts';

interface Objects<T extends Listed> {
  /** The end of its path, like `charges`. */
  readonly name: string;
  /** The name in the error for an id that does not exist. */
  readonly kind: string;
  readonly objects: Collection<T>;
  /** The filter parameters of the list, each with its condition. */
  readonly filters?: Readonly<Record<string, (object: T, wanted: string) => boolean>>;
  /** The event for changed metadata. */
  readonly updated?: Stripe.Event.Type;
}

/** Adds the routes that list and retrieve objects. */
export function addReadRoutes<T extends Listed>(
  router: Router,
  api: Api,
  { name, kind, objects, filters = {} }: Objects<T>,
): void {
  const parameters = Object.keys(filters).map((filter) => [filter, z.optional(z.string())]);
  const schema = z.strictObject({
    ...(Object.fromEntries(parameters) as Record<string, z.ZodMiniOptional<z.ZodMiniString>>),
    ...listParameters,
  });
  router.get(
    `/${name}`,
    serve(api, {
      schema,
      handle({ parameters: given }) {
        const wanted = objects.newestFirst().filter((object) =>
          Object.entries(filters).every(([filter, holds]) => {
            const value: unknown = Reflect.get(given, filter);
            return typeof value !== 'string' || holds(object, value);
          }),
        );
        return pageOf(wanted, given, `/v1/${name}`);
      },
    }),
  );
  router.get(
    `/${name}/:id`,
    serve(api, { schema: z.strictObject(expand), handle: ({ id }) => known(objects, kind, id) }),
  );
}

/** Adds the route that changes the metadata of an object. */
export function addMetadataRoute<
  T extends Listed & { metadata: Readonly<Record<string, string>> | null },
>(router: Router, api: Api, { name, kind, objects, updated }: Objects<T>): void {
  router.post(
    `/${name}/:id`,
    serve(api, {
      schema: z.strictObject({ ...expand, metadata: z.optional(metadata) }),
      locks: true,
      handle({ id, parameters, context }) {
        const object = known(objects, kind, id);
        object.metadata = mergeMetadata(object.metadata ?? {}, parameters.metadata);
        if (updated) context.emit(updated, object);
        return object;
      },
    }),
  );
}

function known<T extends Listed>(objects: Collection<T>, kind: string, id: string): T {
  const object = objects.get(id);
  if (!object) throw missingResource(kind, id, kind === 'payment_intent' ? 'intent' : 'id');
  return object;
}
