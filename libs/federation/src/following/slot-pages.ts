const owners = new Map<string, Set<string>>();

/** Remembers that a page has a slot that this remote fills: before the page was shown, nobody can know. */
export function noteSlotOwner(pathname: string, remote: string): void {
  owners.set(pathname, (owners.get(pathname) ?? new Set()).add(remote));
}

/** The remotes that are known to fill slots of the page at this path. */
export function slotOwnersAt(pathname: string): readonly string[] {
  return [...(owners.get(pathname) ?? [])];
}
