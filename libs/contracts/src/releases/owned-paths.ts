/** Returns `apply` for `apply/*`; undefined for a single address. */
const prefixOf = (path: string) => (path.endsWith('/*') ? path.slice(0, -2) : undefined);

/** True if the path `outer` includes all addresses of `inner`. Both are as in `paths` of a `remote.json`. */
function covers(outer: string, inner: string): boolean {
  const prefix = prefixOf(outer);
  if (prefix === undefined) return outer === inner;
  const start = prefixOf(inner) ?? inner;
  return start === prefix || start.startsWith(`${prefix}/`);
}

/** True if both paths include the same address: `apply/*` and `apply/student` do, and so do `donate/*` and `donate`. */
export function overlap(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

/** True if a page, like `/apply/student` or `/projects/*`, is included in one of the remote's paths. */
export function isOwnPage(paths: readonly string[], page: string): boolean {
  return paths.some((path) => covers(path, page.slice(1)));
}

/**
 * Returns messages about pages of a remote outside of its own paths, with advice.
 *
 * @param paths paths of its `remote.json`
 * @param pages addresses of its pages
 */
export function foreignPages(paths: readonly string[], pages: readonly string[]): string[] {
  return pages
    .filter((page) => !isOwnPage(paths, page))
    .map(
      (page) =>
        `the page "${page}" lies under none of its paths; add "${page.slice(1)}" to the paths in remote.json, or take the page away`,
    );
}
