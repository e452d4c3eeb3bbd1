import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const firebaseSchema = z.object({
  hosting: z.array(
    z.object({
      target: z.string(),
      headers: z.array(
        z.object({
          source: z.string(),
          headers: z.array(z.object({ key: z.string(), value: z.string() })),
        }),
      ),
      rewrites: z.optional(z.array(z.object({ source: z.string(), destination: z.string() }))),
    }),
  ),
});

const config: unknown = JSON.parse(readFileSync(path.join(WORKSPACE, 'firebase.json'), 'utf8'));
const { hosting: SITES } = z.parse(firebaseSchema, config);

/** Every pattern of ours is a prefix. */
const matches = (source: string, requestPath: string) =>
  requestPath.startsWith(source.replace(/^(\/?)\*\*$|\*\*$/, '$1'));

const REWRITES = SITES.flatMap(({ rewrites = [] }) => rewrites);

/** Hosting's answer below a prefix like `/admin/` where no file is, if there is any. */
export function rewriteOf(requestPath: string): string | undefined {
  return REWRITES.find(({ source }) => matches(source, requestPath))?.destination;
}

/** The headers that `firebase.json` adds to an answer of a site; of several values for one, the last counts. */
export function headersOf(site: string, requestPath: string): Readonly<Record<string, string>> {
  const rules = SITES.find(({ target }) => target === site)?.headers ?? [];
  return Object.fromEntries(
    rules
      .filter(({ source }) => matches(source, requestPath))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
