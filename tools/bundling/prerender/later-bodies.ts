/** The HTML of pages by path. */
type Bodies = ReadonlyMap<string, string>;

/** The HTML of all pages from a day on. */
export interface Version {
  readonly from: string;
  readonly bodies: Bodies;
}

export interface LaterBody {
  readonly from: string;
  readonly body: string;
}

/**
 * For each page that changes, its HTML for later days. Days without a change of the page are left out.
 * @param versions sorted by day
 */
export function laterBodies(
  first: Bodies,
  versions: readonly Version[],
): ReadonlyMap<string, readonly LaterBody[]> {
  const changing = [...first].flatMap(([path, before]) => {
    const bodies = versions.flatMap(({ from, bodies: all }) => {
      const body = all.get(path);
      return body === undefined ? [] : [{ from, body }];
    });
    const later = bodies.filter(({ body }, index) => body !== (bodies[index - 1]?.body ?? before));
    return later.length > 0 ? [[path, later] as const] : [];
  });
  return new Map(changing);
}

/** All pages in their first version, and in the version of each day on which one of them changes. */
export function versionsOf(
  first: Bodies,
  later: ReadonlyMap<string, readonly LaterBody[]>,
): Bodies[] {
  const days = [...new Set([...later.values()].flat().map(({ from }) => from))].sort();
  const on = (day: string) =>
    new Map(
      [...first].map(([path, body]) => [
        path,
        later.get(path)?.findLast(({ from }) => from <= day)?.body ?? body,
      ]),
    );
  return [first, ...days.map(on)];
}
