import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@raade/contracts/releases/shell-files';
import * as z from 'zod/mini';
import { WORKSPACE } from '../workspace.ts';

const siteSchema = z.object({
  target: z.string(),
  redirects: z._default(z.array(z.object({ source: z.string() })), []),
});
const firebaseJsonSchema = z.object({ hosting: z.array(siteSchema) });

/**
 * The source patterns of the redirects of the shell's site in `firebase.json`. They go into the shell's `facts.json`: a
 * page may disappear if a redirect covers its address.
 */
export async function readSiteRedirects(): Promise<readonly string[]> {
  const text = await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8');
  const { hosting } = firebaseJsonSchema.parse(JSON.parse(text));
  return hosting
    .filter(({ target }) => target === SHELL)
    .flatMap(({ redirects }) => redirects.map(({ source }) => source));
}
