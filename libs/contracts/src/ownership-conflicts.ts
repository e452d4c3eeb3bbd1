/** The names of remotes, with what each claims. */
type Owners = Readonly<Record<string, Record<'paths' | 'slots', readonly string[]>>>;

/**
 * Every path or slot that two remotes claim, as a message that names both. A registry with one is not valid: compose
 * refuses it, and so no pointer moves to it.
 */
export function ownershipConflicts(remotes: Owners): string[] {
  return (['paths', 'slots'] as const).flatMap((kind) =>
    shared(remotes, kind).map(
      ([item, owners]) =>
        `"${item}" is in the ${kind} of ${owners.join(' and ')}; one of them must give it up`,
    ),
  );
}

/** The paths or slots that more than one remote has, with their names. */
function shared(remotes: Owners, kind: 'paths' | 'slots'): [item: string, owners: string[]][] {
  const owners = new Map<string, string[]>();
  for (const [name, pointer] of Object.entries(remotes)) {
    for (const item of pointer[kind]) owners.set(item, [...(owners.get(item) ?? []), name]);
  }
  return [...owners].filter(([, names]) => names.length > 1);
}
