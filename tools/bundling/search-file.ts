import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRAND } from '@raade/contracts/brand';
import { describeIssues } from '@raade/contracts/describe-issues';
import type { PageDescriptor } from '@raade/contracts/pages';
import { type SearchEntry, searchEntrySchema, type SearchFile } from '@raade/contracts/search';
import * as z from 'zod/mini';
import { Failure } from '@raade/contracts/failure';

const PAGE_KIND = 'Page';
const BRAND_SUFFIX = ` - ${BRAND.shortName}`;

const searchSchema = z.array(searchEntrySchema);

/** Reads and checks `src/search.ts` of a remote, if it has one. */
export async function readSearch(appDir: string): Promise<SearchEntry[]> {
  const file = path.join(appDir, 'src/search.ts');
  if (!existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as { search: unknown };
  return checkSearch(module.search, path.relative(process.cwd(), file));
}

/** Throws one message that names `file` and each problem. */
export function checkSearch(entries: unknown, file: string): SearchEntry[] {
  const result = searchSchema.safeParse(entries);
  if (result.success) return result.data;
  throw new Failure(`${file} is not valid:\n${describeIssues(result.error.issues)}`);
}

/** Tabs tell sites apart by their names; results are all of this one. */
const withoutBrand = (title: string) =>
  title.endsWith(BRAND_SUFFIX) ? title.slice(0, -BRAND_SUFFIX.length) : title;

/** A page for a whole prefix is no address, and an internal one is not for visitors. */
const isFindable = ({ path: address, internal }: PageDescriptor) =>
  !internal && !address.endsWith('*');

/** The remote's entries in search: its public pages, and those that it writes itself, which win. */
export function searchFile(
  pages: readonly PageDescriptor[],
  entries: readonly SearchEntry[],
): SearchFile {
  const described = new Set(entries.map((entry) => entry.path));
  const found = pages
    .filter((page) => isFindable(page) && !described.has(page.path))
    .map(({ title, path: address, description }) => ({
      title: withoutBrand(title),
      path: address,
      kind: PAGE_KIND,
      text: description,
    }));
  return { entries: [...found, ...entries] };
}
