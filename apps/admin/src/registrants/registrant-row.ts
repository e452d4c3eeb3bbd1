import { recordRow } from '../table/record-row.ts';
import type { RecordedRegistrant } from './read-registrants.ts';

/** The row of a registrant. Search looks through name, email and organization. */
export function registrantRow(id: string, registrant: RecordedRegistrant) {
  const { full_name, email, organization } = registrant;
  return recordRow(id, registrant, [full_name, email, organization]);
}
