/** The HTML of pages by path. */
type Bodies = ReadonlyMap<string, string>;

/** The HTML of all pages from a day on. */
export interface Version {
  /** The day, like `2025-04-11`. */
  readonly from: string;
  readonly bodies: Bodies;
}

/** The HTML of one page from a day on. */
export interface LaterBody {
  readonly from: string;
  readonly body: string;
}

/**
 * For each page that changes, its HTML for later days. Days without a change of the page are left out.
 * @param versions sorted by day
 */
export function findLaterBodies(
  firstBodies: Bodies,
  versions: readonly Version[],
): ReadonlyMap<string, readonly LaterBody[]> {
  const changedPages = [...firstBodies].flatMap(([path, firstBody]) => {
    const ownVersions = versions.flatMap(({ from, bodies }) => {
      const body = bodies.get(path);
      return body === undefined ? [] : [{ from, body }];
    });
    const later = ownVersions.filter(({ body }, index) => {
      const previousBody = ownVersions[index - 1]?.body ?? firstBody;
      return body !== previousBody;
    });
    return later.length > 0 ? [[path, later] as const] : [];
  });
  return new Map(changedPages);
}

/** All pages in their first version, and in the version of each day on which one of them changes. */
export function versionsOf(
  firstBodies: Bodies,
  later: ReadonlyMap<string, readonly LaterBody[]>,
): Bodies[] {
  const days = [...new Set([...later.values()].flat().map(({ from }) => from))].sort();
  const bodiesOn = (day: string) =>
    new Map(
      [...firstBodies].map(([path, body]) => [
        path,
        later.get(path)?.findLast(({ from }) => from <= day)?.body ?? body,
      ]),
    );
  return [firstBodies, ...days.map(bodiesOn)];
}
