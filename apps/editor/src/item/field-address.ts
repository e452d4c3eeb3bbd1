import { useLocation } from '@raade/platform';
import type { ItemName } from '../editor-state/editor-state.ts';
import { addressOf } from '../items/item-names.ts';
import type { Path } from '../items/field-values.ts';

/** The parameter for each key of a path: `?at=days&at=day2&at=name`. */
const PARAMETER = 'at';

/** The address of the form of an item, at a field. Entries of lists are named by id, since their places change. */
export function addressOfField(name: ItemName, path: Path): string {
  const parameters = new URLSearchParams(path.map((key) => [PARAMETER, String(key)]));
  return path.length > 0 ? `${addressOf(name)}?${parameters}` : addressOf(name);
}

/** The path of the field that the address names; empty without one. */
export function useRequestedField(): Path {
  return new URLSearchParams(useLocation().search).getAll(PARAMETER);
}
