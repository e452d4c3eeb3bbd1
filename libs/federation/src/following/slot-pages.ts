/** The remotes that fill slots of each page, as far as this tab has seen: before a page was shown, nobody can know. */
export interface SlotPages {
  note(pathname: string, remote: string): void;
  /** The remotes that are known to fill slots of the page at this path. */
  ownersAt(pathname: string): readonly string[];
}

export function createSlotPages(): SlotPages {
  const owners = new Map<string, Set<string>>();
  return {
    note: (pathname, remote) =>
      void owners.set(pathname, (owners.get(pathname) ?? new Set()).add(remote)),
    ownersAt: (pathname) => [...(owners.get(pathname) ?? [])],
  };
}
