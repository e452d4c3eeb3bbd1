import { headerKey } from '../../base/spreadsheet-file.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';

/** The field of each column of a file; null for a column that is left out. */
export type Columns = readonly (RegistrantField | null)[];

/** Headers that forms and ticket shops use for a field, in the spelling of `headerKey`. Each belongs to one field. */
const ALTERNATIVE_HEADERS: Readonly<Partial<Record<RegistrantField, readonly string[]>>> = {
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
  const fieldByKey = new Map(
    REGISTRANT_FIELDS.map((field) => {
      const ownKey = headerKey(REGISTRANT_HEADERS[field]);
      const alternativeKey = keys.find((key) => ALTERNATIVE_HEADERS[field]?.includes(key));
      return [keys.includes(ownKey) ? ownKey : alternativeKey, field] as const;
    }),
  );
  return keys.map((key, index) => {
    const isFirstWithKey = keys.indexOf(key) === index;
    return (isFirstWithKey ? fieldByKey.get(key) : undefined) ?? null;
  });
}

/** Returns the problem of these columns; undefined if there is none. */
export function columnsProblem(columns: Columns): string | undefined {
  const missingField = (['full_name', 'email'] as const).find((field) => !columns.includes(field));
  if (missingField) return `Choose the column that holds “${REGISTRANT_HEADERS[missingField]}”.`;
  const duplicateField = columns.find((field, index) => field && columns.indexOf(field) !== index);
  return duplicateField
    ? `Two columns are matched to “${REGISTRANT_HEADERS[duplicateField]}”. Choose one.`
    : undefined;
}
