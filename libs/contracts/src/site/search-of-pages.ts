import { BRAND } from '../base/brand.ts';
import type { PageDescriptor } from './pages.ts';
import type { SearchEntry, SearchFile } from './search.ts';

const PAGE_KIND = 'Pages';
const BRAND_SUFFIX = ` - ${BRAND.shortName}`;

/** Titles end with the site's name for browser tabs; search results do not need it. */
const withoutBrand = (title: string) =>
  title.endsWith(BRAND_SUFFIX) ? title.slice(0, -BRAND_SUFFIX.length) : title;

/** Pages of a whole prefix have no single address, and internal pages are not for visitors. */
const isFindable = ({ path: address, internal }: PageDescriptor) =>
  !internal && !address.endsWith('*');

/** Returns the search entries of a remote: its public pages, and its own entries, which take precedence. */
export function searchFile(
  pages: readonly PageDescriptor[],
  entries: readonly SearchEntry[],
): SearchFile {
  const describedPaths = new Set(entries.map((entry) => entry.path));
  const pageEntries = pages
    .filter((page) => isFindable(page) && !describedPaths.has(page.path))
    .map(({ title, path: address, description }) => ({
      title: withoutBrand(title),
      path: address,
      kind: PAGE_KIND,
      text: description,
    }));
  return { entries: [...pageEntries, ...entries] };
}
