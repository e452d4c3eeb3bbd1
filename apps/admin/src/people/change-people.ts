import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ChangeRolesRequest,
  type InvitePersonRequest,
  type PersonResponse,
  personResponseSchema,
  type RemoveSecondFactorRequest,
  type RevokePersonRequest,
} from '@raade/contracts/staff/people';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { PEOPLE_KEY } from './people.query.ts';

/** Tells how a change went. */
export const tellOfPeople = createNotifier();

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
