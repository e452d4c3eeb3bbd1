import { allLinks } from '@raade/contracts/site/all-links';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import { Failure } from '@raade/contracts/base/failure';

/** The pages of a remote. */
interface Pages {
  readonly paths: readonly string[];
  /** Pages that are rendered, as HTML. */
  readonly bodies: ReadonlyMap<string, string>;
}

const isPage = (path: string, paths: readonly string[]) =>
  paths.some((page) =>
    page.endsWith('/*') ? `${path}/`.startsWith(page.slice(0, -1)) : page === path,
  );

/** Why a link leads nowhere; undefined if it does not. */
function problemOf(href: string, { paths, bodies }: Pages): string | undefined {
  const [address = '', anchor] = href.split('#');
  const path = address.replace(/\?.*$/, '');
  if (!isPage(path, paths)) {
    return 'src/pages.ts has no such page. Correct the address, or add the page';
  }
  const body = bodies.get(path);
  if (anchor === undefined || !body || body.includes(` id="${anchor}"`)) return undefined;
  return `no element of ${path} has the id "${anchor}". Correct the anchor, or give an element that id`;
}

/**
 * Throws one message that names each link of a `remote.json` that leads to no page of the remote's own.
 * @param file how to name the `remote.json`
 */
export function checkLinks(file: string, links: RemoteLinks, pages: Pages): void {
  const problems = allLinks(links).flatMap(({ place, name, href }) => {
    const problem = problemOf(href, pages);
    return problem ? [`links.${place}: "${name}" leads to ${href}, but ${problem}.`] : [];
  });
  if (problems.length > 0) throw new Failure(`${file} is not valid:\n${problems.join('\n')}`);
}
