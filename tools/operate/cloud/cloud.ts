import type * as z from 'zod/mini';
import type { Send } from './send.ts';

/** Google's APIs, as far as this wing needs them. Each answer is checked against a schema. */
export interface Cloud {
  /** What is at an address; undefined if nothing is, also where its API is not enabled yet. */
  find<Schema extends z.ZodMiniType>(
    address: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /** All pages of a list; none where its API is not enabled yet. */
  list<Schema extends z.ZodMiniType>(
    address: string,
    field: string,
    schema: Schema,
  ): Promise<readonly z.output<Schema>[]>;
  /** The same as `find`, of what Google wants to be asked for by POST. */
  ask<Schema extends z.ZodMiniType>(
    address: string,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /** Changes something, and resolves once it is done: operations are waited for. */
  change(method: Method, address: string, body?: object): Promise<unknown>;
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CloudOptions {
  readonly send: Send;
  /** The project that requests are counted for. */
  readonly projectId: string;
  readonly token: () => Promise<string>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly signal?: AbortSignal;
}
