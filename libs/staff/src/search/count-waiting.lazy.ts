import { CALLABLES } from '@raade/contracts/base/callables';
import { countWaitingResponseSchema } from '@raade/contracts/staff/waiting';
import { callAsStaff } from '../step-up/call-as-staff.ts';

/**
 * Counts what waits for staff, by its names.
 *
 * @throws CallFailure
 */
export async function countWaiting(): Promise<Readonly<Record<string, number>>> {
  return (await callAsStaff(CALLABLES.countWaiting, {}, countWaitingResponseSchema)).waiting;
}
