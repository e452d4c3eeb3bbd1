import { BRAND } from '../base/brand.ts';
import type { PageDescriptor } from './pages.ts';
import type { SearchEntry, SearchFile } from './search.ts';

const PAGE_KIND = 'Pages';
const BRAND_SUFFIX = ` - ${BRAND.shortName}`;

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
