import { describeIssues } from '@raade/contracts/describe-issues';
import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import type { Cloud, CloudOptions } from './cloud.ts';
import { CloudError, errorOf } from './cloud-error.ts';
import { isOperation, waitForOperation } from './operations.ts';

/** An API answers a minute after it was enabled, at the latest. */
const TRIES = 13;
const PAUSE_MS = 5_000;
const PASSES = new Set([429, 500, 502, 503, 504]);

export function openCloud(options: CloudOptions): Cloud {
  const { pause } = options;
  const read = async (address: string, init: RequestInit) => {
    try {
      return await patiently(() => request(options, address, init), isPassing, 3, pause);
    } catch (error) {
      if (error instanceof CloudError && error.isAbsence) return undefined;
      throw error;
    }
  };
  const find: Cloud['find'] = async (address, schema) =>
    checked(address, schema, await read(address, { method: 'GET' }));
  return {
    find,
    list: (address, field, schema) => listAll(find, address, field, schema),
    ask: async (address, body, schema) =>
      checked(address, schema, await read(address, { method: 'POST', ...json(body) })),
    async change(method, address, body) {
      const init = { method, ...(body && json(body)) };
      const answer = await patiently(() => request(options, address, init), isNotYet, TRIES, pause);
      if (!isOperation(answer)) return answer;
      return waitForOperation(answer, address, find, pause);
    },
  };
}

const json = (body: object) => ({ body: JSON.stringify(body) });

async function request(
  { send, token, projectId, signal }: CloudOptions,
  address: string,
  init: RequestInit,
): Promise<unknown> {
  const url = new URL(address);
  const authorization = `Bearer ${await token()}`;
  const response = await send(url, {
    ...init,
    ...(signal && { signal }),
    headers: {
      Authorization: authorization,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': projectId,
    },
  }).catch((cause: unknown) => {
    throw new Failure(`${url.host} does not answer. Is this machine online?`, { cause });
  });
  if (!response.ok) {
    throw await errorOf(`${init.method ?? 'GET'} ${url.host}${url.pathname}`, response);
  }
  return response.json();
}

const isPassing = (error: unknown) => error instanceof CloudError && PASSES.has(error.status);

const isNotYet = (error: unknown) =>
  error instanceof CloudError && (error.reason === 'SERVICE_DISABLED' || error.status === 429);

/** @param mayPass whether an error may be gone in a moment */
async function patiently<Result>(
  work: () => Promise<Result>,
  mayPass: (error: unknown) => boolean,
  tries: number,
  pause: CloudOptions['pause'],
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !mayPass(error)) throw error;
    await pause(PAUSE_MS);
    return patiently(work, mayPass, tries - 1, pause);
  }
}

function checked<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> | undefined {
  if (answer === undefined) return undefined;
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  const { host, pathname } = new URL(address);
  throw new Failure(
    `${host}${pathname} answers otherwise than it is documented:\n${describeIssues(result.error.issues)}`,
  );
}

const pageSchema = z.looseObject({ nextPageToken: z.optional(z.string()) });

async function listAll<Schema extends z.ZodMiniType>(
  find: Cloud['find'],
  address: string,
  field: string,
  schema: Schema,
): Promise<readonly z.output<Schema>[]> {
  const items: z.output<Schema>[] = [];
  const url = new URL(address);
  for (;;) {
    const page = await find(url.href, pageSchema);
    items.push(...(checked(address, z.array(schema), page?.[field] ?? []) ?? []));
    if (!page?.nextPageToken) return items;
    url.searchParams.set('pageToken', page.nextPageToken);
  }
}
