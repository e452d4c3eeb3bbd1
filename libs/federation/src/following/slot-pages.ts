const owners = new Map<string, Set<string>>();

/** Remembers that a page of this document has shown a slot of this remote: before it has, nobody can know. */
export function noteSlotOwner(pathname: string, remote: string): void {
  owners.set(pathname, (owners.get(pathname) ?? new Set()).add(remote));
}

/** The remotes whose slots the page at this path has shown. */
export function slotOwnersAt(pathname: string): readonly string[] {
  return [...(owners.get(pathname) ?? [])];
}
