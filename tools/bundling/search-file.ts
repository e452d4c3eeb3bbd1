import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type SearchEntry, searchEntrySchema } from '@raade/contracts/site/search';
import * as z from 'zod/mini';
import { Failure } from '@raade/contracts/base/failure';

const searchSchema = z.array(searchEntrySchema);

/** Reads and checks `src/search.ts` of a remote: what the site's search finds. Empty if there is no such file. */
export async function readSearch(appDir: string): Promise<SearchEntry[]> {
  const file = path.join(appDir, 'src/search.ts');
  if (!existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as { search: unknown };
  return checkSearch(module.search, path.relative(process.cwd(), file));
}

/** Checks the entries. Throws one message that names `file` and each problem. */
export function checkSearch(entries: unknown, file: string): SearchEntry[] {
  const result = searchSchema.safeParse(entries);
  if (result.success) return result.data;
  throw new Failure(`${file} is not valid:\n${describeIssues(result.error.issues)}`);
}
