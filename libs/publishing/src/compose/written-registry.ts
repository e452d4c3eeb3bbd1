import { underBothNames } from '@raade/contracts/old-release-name';
import type { Registry } from '@raade/contracts/registry';

/** The registry as pages and `registry.json` carry it: shells and open tabs older than ADR 26 read it, too. */
export function writtenRegistry({ schema, remotes }: Registry): Registry {
  const pointers = Object.entries(remotes).map(
    ([name, pointer]) => [name, underBothNames(pointer)] as const,
  );
  return { schema, remotes: Object.fromEntries(pointers) };
}
