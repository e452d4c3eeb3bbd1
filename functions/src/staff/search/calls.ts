import { CALLABLES } from '@raade/contracts/base/callables';
import { searchStaffRequestSchema } from '@raade/contracts/staff/search';
import { staffCall } from '../../base/call.ts';
import { searchStaff } from './search-staff.ts';

/** Finds what the caller may read. The page makes it when typing pauses. */
export const searchStaffCall = staffCall({
  address: CALLABLES.searchStaff,
  request: searchStaffRequestSchema,
  right: 'staff.search',
  run: ({ text }, staff) => searchStaff(text, staff),
});
