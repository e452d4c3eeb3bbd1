import { useLocation } from '@raade/platform';
import type { ItemName } from '../editor-state/editor-state.ts';
import { addressOf } from '../items/item-names.ts';
import type { Path } from '../items/field-values.ts';

/** Names a step of the way to a field: `?at=days&at=day2&at=name`. */
const STEP = 'at';

/** Where an item is written, at a field of it. Entries of lists go by what they are known by: their places change. */
export function addressOfField(name: ItemName, path: Path): string {
  const steps = new URLSearchParams(path.map((key) => [STEP, String(key)]));
  return path.length > 0 ? `${addressOf(name)}?${steps}` : addressOf(name);
}

/** The field at which this page was opened, by the same way; none: it was opened as a whole. */
export function useRequestedField(): Path {
  return new URLSearchParams(useLocation().search).getAll(STEP);
}
