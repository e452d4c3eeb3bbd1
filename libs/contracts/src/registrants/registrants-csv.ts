import type { CsvValue } from '../base/csv-line.ts';
import { localDay } from '../base/local-day.ts';
import type { Registrant } from './registrants.ts';

/**
 * The columns of a CSV file of registrants, with their headers. There is no column for the forum, since a file belongs
 * to one forum.
 */
export const REGISTRANT_HEADERS = {
  id: 'ID',
  full_name: 'Full Name',
  email: 'Email',
  organization: 'Organization',
  role: 'Role',
  ticket_type: 'Ticket Type',
  status: 'Status',
  registrant_type: 'Registrant Type',
  created_at: 'Registration Date',
  email_verified: 'Email Verified',
  from_known_institution: 'From Known Institution',
  group_id: 'Group ID',
  group_size: 'Group Size',
  is_group_leader: 'Is Group Leader',
  coupon_code: 'Coupon Code',
  additional_data: 'Additional Data',
} as const satisfies Record<Exclude<keyof Registrant, 'forum_id'> | 'created_at', string>;

export type RegistrantField = keyof typeof REGISTRANT_HEADERS;

export const REGISTRANT_FIELDS = Object.keys(REGISTRANT_HEADERS) as readonly RegistrantField[];

/** Returns the value of a registrant's field for a CSV file. */
export function registrantCell(
  registrant: Registrant & { readonly created_at: Date },
  field: RegistrantField,
): CsvValue {
  const { created_at, additional_data, ...rest } = registrant;
  if (field === 'created_at') return localDay(created_at);
  if (field === 'additional_data') return additional_data && JSON.stringify(additional_data);
  return rest[field];
}
