import { setTimeout as wait } from 'node:timers/promises';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';
import { CloudError, errorOf } from './cloud-error.ts';
import type { Send } from './send.ts';

/** A client for Google's REST APIs. Each answer is checked against a schema. */
export interface Cloud {
  /** Gets a resource; undefined if it does not exist or if its API is not enabled yet. */
  find<Schema extends z.ZodMiniType>(
    address: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /** Gets all pages of a list; an empty list if the API is not enabled yet. */
  list<Schema extends z.ZodMiniType>(
    address: string,
    field: string,
    schema: Schema,
  ): Promise<readonly z.output<Schema>[]>;
  /** Like `find`, for resources that are read by POST. */
  ask<Schema extends z.ZodMiniType>(
    address: string,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /**
   * Changes a resource for which `gcloud` and `firebase` have no command. Never retried, since the first attempt may
   * have succeeded.
   */
  change(method: 'POST' | 'PATCH', address: string, body: object): Promise<unknown>;
}

/** Options of a client for Google. */
export interface CloudOptions {
  readonly send: Send;
  /** The project to whose quota requests count. */
  readonly projectId: string;
  readonly token: () => Promise<string>;
}

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 500;
const RETRYABLE_STATUSES = new Set([429, 500, 502, 503, 504]);

/** Creates a client for Google's REST APIs. Requests that only read are repeated after errors of the server. */
export function openCloud(options: CloudOptions): Cloud {
  const read = async <Schema extends z.ZodMiniType>(
    address: string,
    schema: Schema,
    init: RequestInit,
    attempts = MAX_ATTEMPTS,
  ): Promise<z.output<Schema> | undefined> => {
    try {
      return parseAnswer(address, schema, await request(options, address, init));
    } catch (error) {
      if (!(error instanceof CloudError)) throw error;
      if (error.isAbsence) return undefined;
      if (attempts <= 1 || !RETRYABLE_STATUSES.has(error.status)) throw error;
      await wait(PAUSE_MS);
      return read(address, schema, init, attempts - 1);
    }
  };
  const find: Cloud['find'] = (address, schema) => read(address, schema, { method: 'GET' });
  return {
    find,
    list: (address, field, schema) => listAll(find, address, field, schema),
    ask: (address, body, schema) => read(address, schema, withBody('POST', body)),
    change: (method, address, body) => request(options, address, withBody(method, body)),
  };
}

const withBody = (method: string, body: object) => ({ method, body: JSON.stringify(body) });

async function request(
  { send, token, projectId }: CloudOptions,
  address: string,
  init: RequestInit,
): Promise<unknown> {
  const url = new URL(address);
  const headers = {
    Authorization: `Bearer ${await token()}`,
    'Content-Type': 'application/json',
    'X-Goog-User-Project': projectId,
  };
  const response = await send(url, { ...init, headers }).catch((cause: unknown) => {
    throw new Failure(`${url.host} does not answer. Is this machine online?`, { cause });
  });
  if (!response.ok) {
    throw await errorOf(`${init.method ?? 'GET'} ${url.host}${url.pathname}`, response);
  }
  return response.json();
}

function parseAnswer<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  const { host, pathname } = new URL(address);
  throw new Failure(
    `${host}${pathname} answers in an unexpected format:\n${describeIssues(result.error.issues)}`,
  );
}

async function listAll<Schema extends z.ZodMiniType>(
  find: Cloud['find'],
  address: string,
  field: string,
  schema: Schema,
): Promise<readonly z.output<Schema>[]> {
  const items: z.output<Schema>[] = [];
  const url = new URL(address);
  // Each page names the next one, until the last.
  for (;;) {
    const page = await find(url.href, z.looseObject({ nextPageToken: z.optional(z.string()) }));
    items.push(...parseAnswer(address, z.array(schema), page?.[field] ?? []));
    if (!page?.nextPageToken) return items;
    url.searchParams.set('pageToken', page.nextPageToken);
  }
}
