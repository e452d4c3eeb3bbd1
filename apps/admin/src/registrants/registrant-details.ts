import { momentText } from '@raade/staff/moments';
import { orDash } from '../table/or-dash.ts';
import type { RecordedRegistrant } from './read-registrants.ts';
import { emailVerified, registrationType, ticketText } from './registrant-labels.ts';

function yesOrNo(value: boolean | null): string {
  if (value === null) return '-';
  return value ? 'Yes' : 'No';
}

/** Every field of a registrant with its label, except the name, which is the title of the record. */
export function detailsOf(registrant: RecordedRegistrant): readonly (readonly [string, string])[] {
  const { additional_data } = registrant;
  return [
    ['Email', orDash(registrant.email)],
    ['Organization', orDash(registrant.organization)],
    ['Role', orDash(registrant.role)],
    ['Ticket Type', ticketText(registrant.ticket_type)],
    ['Status', orDash(registrant.status)],
    ['Registration Type', registrationType(registrant)],
    ['Registration Date', momentText(registrant.created_at)],
    ['Email Verified', emailVerified(registrant)],
    ['From Known Institution', yesOrNo(registrant.from_known_institution)],
    ['Group ID', orDash(registrant.group_id)],
    ['Group Size', registrant.group_size === null ? '-' : String(registrant.group_size)],
    ['Is Group Leader', yesOrNo(registrant.is_group_leader)],
    ['Coupon Code', orDash(registrant.coupon_code)],
    ['Additional Data', additional_data ? JSON.stringify(additional_data, null, 2) : '-'],
    ['ID', orDash(registrant.id)],
  ];
}
