import { CALLABLES } from '@raade/contracts/base/callables';
import { countWaitingResponseSchema } from '@raade/contracts/staff/waiting';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { queryOptions } from '@tanstack/react-query';

/** The counts of new applications by kind. Read again whenever the tab is opened. */
export const newApplicationsQuery = queryOptions({
  queryKey: ['new-applications'],
  queryFn: () => callAsStaff(CALLABLES.countWaiting, {}, countWaitingResponseSchema),
  refetchOnMount: 'always',
  select: ({ waiting }) => waiting,
});
