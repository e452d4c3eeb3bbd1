import { CALLABLES } from '@raade/contracts/base/callables';
import { listPeopleResponseSchema } from '@raade/contracts/staff/people';
import { queryOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

export const PEOPLE_KEY = ['people'] as const;

/** Everybody with a role or an invitation. Read anew whenever the page is opened: others change it, too. */
export const peopleQuery = queryOptions({
  queryKey: PEOPLE_KEY,
  queryFn: () => callAsStaff(CALLABLES.listPeople, {}, listPeopleResponseSchema),

  refetchOnMount: 'always',
});
