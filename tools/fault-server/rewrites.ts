import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE } from '../build/workspace.ts';

const firebaseSchema = z.object({
  hosting: z.array(
    z.object({
      rewrites: z.optional(z.array(z.object({ source: z.string(), destination: z.string() }))),
    }),
  ),
});

const config: unknown = JSON.parse(readFileSync(path.join(WORKSPACE, 'firebase.json'), 'utf8'));

/** What Hosting answers with below a prefix like `/admin/` where no file is, in the order in which it looks. */
const REWRITES = z
  .parse(firebaseSchema, config)
  .hosting.flatMap(({ rewrites = [] }) => rewrites)
  .map(({ source, destination }) => ({ prefix: source.replace(/\*\*$/, ''), destination }));

/** The file that stands in for a missing one, if any does. */
export function rewriteOf(requestPath: string): string | undefined {
  return REWRITES.find(({ prefix }) => requestPath.startsWith(prefix))?.destination;
}
