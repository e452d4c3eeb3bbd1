import type * as z from 'zod/mini';
import type { Resource, World } from './world.ts';

/** What one can make and list, and where that is documented. */
export interface Collection {
  readonly host: string;
  readonly path: RegExp;
  /** The name of the list in the answer. */
  readonly field: string;
  readonly docs: string;
  /** Names the query's parameter, or the body's field, that holds the id; without it the API makes one. */
  readonly idFrom?: string;
  /** What may be sent: an API refuses names that it does not know. */
  readonly body?: z.ZodMiniType;
  /** True if the answer is an operation. */
  readonly isLong?: boolean;
  /** What the API adds. */
  readonly adds?: (body: Resource, name: string, world: World) => Resource;
}
