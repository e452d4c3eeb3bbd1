/** `apply` of `apply/*`; undefined for a path that is one address. */
const prefixOf = (path: string) => (path.endsWith('/*') ? path.slice(0, -2) : undefined);

/** True if all that lies under the path `inner` lies under `outer`, too. Both are as in `paths` of a `remote.json`. */
function covers(outer: string, inner: string): boolean {
  const prefix = prefixOf(outer);
  if (prefix === undefined) return outer === inner;
  const start = prefixOf(inner) ?? inner;
  return start === prefix || start.startsWith(`${prefix}/`);
}

/** True if some address lies under both paths: `apply/*` and `apply/student` do, and so do `donate/*` and `donate`. */
export function overlap(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

/** True if a page, like `/apply/student` or `/projects/*`, lies under one of the paths of its remote. */
export function isOwnPage(paths: readonly string[], page: string): boolean {
  return paths.some((path) => covers(path, page.slice(1)));
}

/**
 * The pages of a remote that lie at addresses which are not its own, as messages that say what to do.
 * @param paths of its `remote.json`
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
