import * as z from 'zod/mini';
import { missingResource } from './errors.ts';
import { expand, integer } from './parameters.ts';

const range = z.strictObject({ gte: z.optional(integer), lt: z.optional(integer) });

const limit = integer.check(
  z.refine((value) => value >= 1 && value <= 100, 'This value must be between 1 and 100.'),
);

/** Parameters of every list (https://docs.stripe.com/api/pagination). Times are Unix seconds. */
export const listParameters = {
  limit: z.optional(limit),
  starting_after: z.optional(z.string()),
  created: z.optional(range),
  ...expand,
};

type ListParameters = z.infer<z.ZodMiniObject<typeof listParameters>>;

/** An object that lists contain. `created` is in Unix seconds. */
export interface ListedObject {
  readonly id: string;
  readonly created: number;
}

interface Page<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

/**
 * One page of a list.
 * @param newestFirst all objects, newest first
 */
export function pageOf<T extends ListedObject>(
  newestFirst: readonly T[],
  parameters: ListParameters,
  url: string,
): Page<T> {
  const size = parameters.limit ?? 10;
  const matches = newestFirst.filter((item) => isWithin(item.created, parameters.created));
  const { starting_after: after } = parameters;
  const start = after === undefined ? 0 : positionOf(matches, after) + 1;
  const data = matches.slice(start, start + size);
  return { object: 'list', data, has_more: matches.length > start + size, url };
}

function positionOf(items: readonly ListedObject[], id: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position === -1) throw missingResource('object', id, 'starting_after');
  return position;
}

function isWithin(created: number, period: ListParameters['created']): boolean {
  return created >= (period?.gte ?? -Infinity) && created < (period?.lt ?? Infinity);
}
