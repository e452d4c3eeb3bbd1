import type { Registrant } from '@raade/contracts/registrants';
import { emailVerified, registrationType } from '../registrant-labels.ts';

const SORT_TEXTS = {
  name: ({ full_name }) => full_name,
  email: ({ email }) => email,
  organization: ({ organization }) => organization,
  ticket: ({ ticket_type }) => ticket_type,
  registration: registrationType,
  status: ({ status }) => status,
  verified: emailVerified,
} as const satisfies Readonly<Record<string, (registrant: Registrant) => string | null>>;

export type ColumnId = keyof typeof SORT_TEXTS;

export interface Sort {
  readonly column: ColumnId;
  readonly isDescending: boolean;
}

/** What a column is sorted by: the text that it shows. */
export function sortText(registrant: Registrant, column: ColumnId): string {
  return SORT_TEXTS[column](registrant) ?? '';
}

/** Reads `name`, or `-name` for the other way round; anything else is no order of its own. */
export function parseSort(text: string | null): Sort | undefined {
  const [, sign, column = ''] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  return isColumn(column) ? { column, isDescending: sign === '-' } : undefined;
}

export function formatSort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column;
}

export function isColumn(id: string): id is ColumnId {
  return Object.hasOwn(SORT_TEXTS, id);
}
