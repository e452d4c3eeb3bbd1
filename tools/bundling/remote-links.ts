import { allLinks } from '@raade/contracts/site/all-links';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import { Failure } from '@raade/contracts/base/failure';

/** The pages of a remote. */
interface Pages {
  readonly paths: readonly string[];
  /** The HTML of prerendered pages by path. */
  readonly bodies: ReadonlyMap<string, string>;
}

const isPage = (path: string, paths: readonly string[]) =>
  paths.some((page) =>
    page.endsWith('/*') ? `${path}/`.startsWith(page.slice(0, -1)) : page === path,
  );

/** The problem of a link to a missing page or anchor; undefined if there is none. */
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
 * Throws a `Failure` that names each link in `remote.json` to a page or anchor that the remote does not have.
 * @param file the path of `remote.json`, for the message
 */
export function checkLinks(file: string, links: RemoteLinks, pages: Pages): void {
  const problems = allLinks(links).flatMap(({ place, name, href }) => {
    const problem = problemOf(href, pages);
    return problem ? [`links.${place}: "${name}" leads to ${href}, but ${problem}.`] : [];
  });
  if (problems.length > 0) throw new Failure(`${file} is not valid:\n${problems.join('\n')}`);
}
