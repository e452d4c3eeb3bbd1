import type { ComposedSite } from './composed-site.ts';

const NOT_FOUND = '404.html';

/** `/projects/*` for `/projects/1`, the longest prefix of all. */
function prefixPage(pages: readonly string[], address: string): string | undefined {
  return pages
    .filter((page) => page.endsWith('/*') && `${address}/`.startsWith(page.slice(0, -1)))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** The file that Hosting would answer an address with, if compose has made one. */
export function fileAt({ documents, pages }: ComposedSite, address: string): string | undefined {
  const plain = address.slice(1);
  const below = prefixPage(pages, address);
  const names = [
    plain,
    `${plain || 'index'}.html`,
    ...(below ? [`${below.slice(1, -2)}.html`] : []),
  ];
  return names.find((name) => name !== '' && documents.has(name));
}

/** The document for an address, with its status. */
export function documentAt(site: ComposedSite, file: string | undefined) {
  const name = file ?? NOT_FOUND;
  return { name, status: name === NOT_FOUND ? 404 : 200, text: site.documents.get(name) ?? '' };
}
