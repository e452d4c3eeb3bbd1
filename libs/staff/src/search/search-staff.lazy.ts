import { CALLABLES } from '@raade/contracts/base/callables';
import { searchStaffResponseSchema, type StaffSearchEntry } from '@raade/contracts/staff/search';
import { callAsStaff } from '../step-up/call-as-staff.ts';

/**
 * Asks for the records that the account may read with words that begin like these.
 *
 * @throws CallFailure
 */
export async function searchStaff(text: string): Promise<readonly StaffSearchEntry[]> {
  const answer = await callAsStaff(CALLABLES.searchStaff, { text }, searchStaffResponseSchema);
  return answer.entries;
}
