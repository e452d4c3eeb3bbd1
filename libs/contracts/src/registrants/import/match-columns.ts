import { foldedText } from '../../base/folded-text.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';

/** The field that each column of a file goes to; null for a column that is left out. */
export type Columns = readonly (RegistrantField | null)[];

/** Other names that forms and ticket shops give to these columns, as `keyOf` spells them. */
const NEAR_NAMES: Readonly<Partial<Record<RegistrantField, readonly string[]>>> = {
  full_name: ['name', 'attendee', 'attendeename', 'participant', 'participantname', 'guest'],
  email: ['mail', 'emailaddress', 'mailaddress', 'attendeeemail'],
  organization: ['organisation', 'company', 'university', 'school', 'institution', 'affiliation'],
  role: ['position', 'jobtitle', 'occupation'],
  ticket_type: ['ticket', 'ticketname', 'tickettype'],
  status: ['registrationstatus', 'orderstatus', 'ticketstatus'],
  registrant_type: ['type', 'registrationtype'],
  created_at: ['createdat', 'date', 'registeredat', 'registeredon', 'timestamp', 'orderdate'],
  email_verified: ['verified'],
  group_id: ['group'],
  coupon_code: ['coupon', 'promocode', 'discountcode'],
};

/** The same for all spellings of a name: in any case, whatever stands between its words. */
const keyOf = (name: string) => foldedText(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Matches the columns of a file by their headers, each field once: exact names come before near ones. */
export function matchColumns(headers: readonly string[]): Columns {
  const keys = headers.map(keyOf);
  const byColumn = new Map<number, RegistrantField>();
  const exact = (field: RegistrantField) => [keyOf(REGISTRANT_HEADERS[field]), keyOf(field)];
  for (const namesOf of [exact, (field: RegistrantField) => NEAR_NAMES[field] ?? []]) {
    for (const field of REGISTRANT_FIELDS) {
      if ([...byColumn.values()].includes(field)) continue;
      const names = namesOf(field);
      const column = keys.findIndex((key, index) => names.includes(key) && !byColumn.has(index));
      if (column >= 0) byColumn.set(column, field);
    }
  }
  return headers.map((_header, index) => byColumn.get(index) ?? null);
}

/** Why a file cannot be read with these columns; undefined if it can. */
export function columnsProblem(columns: Columns): string | undefined {
  const needed = (['full_name', 'email'] as const).find((field) => !columns.includes(field));
  if (needed) return `Choose the column that holds “${REGISTRANT_HEADERS[needed]}”.`;
  const twice = columns.find((field, index) => field && columns.indexOf(field) !== index);
  return twice
    ? `Two columns are matched to “${REGISTRANT_HEADERS[twice]}”. Choose one.`
    : undefined;
}
