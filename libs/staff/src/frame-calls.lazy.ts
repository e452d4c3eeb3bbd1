import { CALLABLES } from '@raade/contracts/base/callables';
import { searchStaffResponseSchema, type StaffSearchEntry } from '@raade/contracts/staff/search';
import { countWaitingResponseSchema } from '@raade/contracts/staff/waiting';
import { callAsStaff } from './step-up/call-as-staff.ts';

/**
 * Searches the records that the account may read by the beginnings of words.
 *
 * @throws CallFailure
 */
export async function searchStaff(text: string): Promise<readonly StaffSearchEntry[]> {
  const answer = await callAsStaff(CALLABLES.searchStaff, { text }, searchStaffResponseSchema);
  return answer.entries;
}

/**
 * Counts the open tasks of staff, by the names in `waitingCount` of `remote.json`.
 *
 * @throws CallFailure
 */
export async function countWaiting(): Promise<Readonly<Record<string, number>>> {
  return (await callAsStaff(CALLABLES.countWaiting, {}, countWaitingResponseSchema)).waiting;
}
