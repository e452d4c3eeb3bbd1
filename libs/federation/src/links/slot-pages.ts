/** The remotes that fill slots of each page, recorded for the pages that this document has shown. */
export interface SlotPages {
  add(pathname: string, remote: string): void;
  /** The remotes that fill slots of the page at this path. Empty if the page was not shown yet. */
  ownersAt(pathname: string): readonly string[];
}

export function createSlotPages(): SlotPages {
  const owners = new Map<string, Set<string>>();
  return {
    add: (pathname, remote) =>
      void owners.set(pathname, (owners.get(pathname) ?? new Set()).add(remote)),
    ownersAt: (pathname) => [...(owners.get(pathname) ?? [])],
  };
}
