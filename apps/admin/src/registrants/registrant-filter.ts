import type { Registrant } from '@raade/contracts/registrants';
import type { RegistrantRow } from './registrant-row.ts';

type RegistrantType = Registrant['registrant_type'];

interface Filter {
  /** As it stands in the address of the page. */
  readonly id: string;
  readonly label: string;
  /** Undefined: all of them. */
  readonly types?: readonly RegistrantType[];
}

const ALL: Filter = { id: 'all', label: 'All Registrants' };

export const FILTERS: readonly Filter[] = [
  ALL,
  { id: 'individual', label: 'Individual', types: ['individual'] },
  { id: 'group', label: 'Group (All)', types: ['group-leader', 'group-member'] },
  { id: 'group-leaders', label: 'Group Leaders', types: ['group-leader'] },
  { id: 'group-members', label: 'Group Members', types: ['group-member'] },
];

/** The filter with this id; all registrants if there is none. */
export function filterOf(id: string | null): Filter {
  return FILTERS.find((filter) => filter.id === id) ?? ALL;
}

/** The rows of these types whose name, email or organization contains the text, in any case. */
export function findRows(
  rows: readonly RegistrantRow[],
  { types }: Filter,
  text: string,
): readonly RegistrantRow[] {
  const wanted = text.trim().toLowerCase();
  if (!types && !wanted) return rows;
  return rows.filter(
    ({ registrant, searchText }) =>
      (!types || types.includes(registrant.registrant_type)) && searchText.includes(wanted),
  );
}
