import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ChangeRolesRequest,
  type InvitePersonRequest,
  listPeopleResponseSchema,
  type PersonResponse,
  personResponseSchema,
  type RemoveSecondFactorRequest,
  type RevokePersonRequest,
} from '@raade/contracts/staff/people';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { queryClient } from '../reading/query-client.ts';

const PEOPLE_KEY = ['people'] as const;

/** Everybody with a role or an invitation. Read anew whenever the page is opened: others change it, too. */
export const peopleQuery = queryOptions({
  queryKey: PEOPLE_KEY,
  queryFn: () => callAsStaff(CALLABLES.listPeople, {}, listPeopleResponseSchema),

  refetchOnMount: 'always',
});

/** Shows the result of a change. */
export const showPeopleToast = createNotifier();

function changeBy<Request>(name: string) {
  return mutationOptions({
    mutationFn: (request: Request): Promise<PersonResponse> =>
      callAsStaff(name, request, personResponseSchema),
    onError: (error) => logger.error('people not changed', { name }, error),
    // After a failure, too: somebody else may have been quicker.
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}

export const invitation = changeBy<InvitePersonRequest>(CALLABLES.invitePerson);
export const rolesChange = changeBy<ChangeRolesRequest>(CALLABLES.changeRoles);
export const revocation = changeBy<RevokePersonRequest>(CALLABLES.revokePerson);
export const factorRemoval = changeBy<RemoveSecondFactorRequest>(CALLABLES.removeSecondFactor);
