import type { Router } from 'express';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Collection } from '../account/collection.ts';
import { serve, type Api } from './endpoint.ts';
import { missingResource } from './errors.ts';
import { listParameters, pageOf, type ListedObject } from './paging.ts';
import { expand, mergeMetadata, metadata } from './parameters.ts';

/** One kind of objects of Stripe's API. */
interface Objects<T extends ListedObject> {
  /** The end of the path, like `charges`. */
  readonly name: string;
  /** The name in the error for an id that does not exist. */
  readonly kind: string;
  readonly objects: Collection<T>;
  /** The filter parameters of the list, each with the condition for an object and the parameter's value. */
  readonly filters?: Readonly<Record<string, (object: T, value: string) => boolean>>;
  /** The event for changed metadata. */
  readonly updateEvent?: Stripe.Event.Type;
}

/** Adds the routes that list and retrieve objects. */
export function addReadRoutes<T extends ListedObject>(
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
      handle({ parameters: input }) {
        const matches = objects.newestFirst().filter((object) =>
          Object.entries(filters).every(([filter, isMatch]) => {
            const value: unknown = Reflect.get(input, filter);
            return typeof value !== 'string' || isMatch(object, value);
          }),
        );
        return pageOf(matches, input, `/v1/${name}`);
      },
    }),
  );
  router.get(
    `/${name}/:id`,
    serve(api, { schema: z.strictObject(expand), handle: ({ id }) => find(objects, kind, id) }),
  );
}

/** Adds the route that changes the metadata of an object. */
export function addMetadataRoute<
  T extends ListedObject & { metadata: Readonly<Record<string, string>> | null },
>(router: Router, api: Api, { name, kind, objects, updateEvent }: Objects<T>): void {
  router.post(
    `/${name}/:id`,
    serve(api, {
      schema: z.strictObject({ ...expand, metadata: z.optional(metadata) }),
      locksObject: true,
      handle({ id, parameters, context }) {
        const object = find(objects, kind, id);
        object.metadata = mergeMetadata(object.metadata ?? {}, parameters.metadata);
        if (updateEvent) context.emit(updateEvent, object);
        return object;
      },
    }),
  );
}

/** Finds an object by its id. Throws a 404 if there is none. */
function find<T extends ListedObject>(objects: Collection<T>, kind: string, id: string): T {
  const object = objects.get(id);
  // Stripe names the parameter of payment intents differently.
  if (!object) throw missingResource(kind, id, kind === 'payment_intent' ? 'intent' : 'id');
  return object;
}
