import { headerKey } from '../../base/spreadsheet-file.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';

/** The field of each column of a file; null for a column that is left out. */
export type Columns = readonly (RegistrantField | null)[];

/**
 * Other headers for these columns, as used by forms and ticket shops, in the spelling of `headerKey`. Each belongs to
 * one field.
 */
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

/** Matches columns to fields by their headers, each field once. The field's own name takes precedence. */
export function matchColumns(headers: readonly string[]): Columns {
  const keys = headers.map(headerKey);
  const byKey = new Map(
    REGISTRANT_FIELDS.map((field) => {
      const own = headerKey(REGISTRANT_HEADERS[field]);
      const near = keys.find((key) => NEAR_NAMES[field]?.includes(key));
      return [keys.includes(own) ? own : near, field] as const;
    }),
  );
  return keys.map((key, index) => (keys.indexOf(key) === index && byKey.get(key)) || null);
}

/** Returns the problem of these columns; undefined if there is none. */
export function columnsProblem(columns: Columns): string | undefined {
  const needed = (['full_name', 'email'] as const).find((field) => !columns.includes(field));
  if (needed) return `Choose the column that holds “${REGISTRANT_HEADERS[needed]}”.`;
  const twice = columns.find((field, index) => field && columns.indexOf(field) !== index);
  return twice
    ? `Two columns are matched to “${REGISTRANT_HEADERS[twice]}”. Choose one.`
    : undefined;
}
