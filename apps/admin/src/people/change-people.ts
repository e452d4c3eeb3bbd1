import { CALLABLES } from '@raade/contracts/callables';
import {
  type ChangeRolesRequest,
  type InvitePersonRequest,
  type PersonResponse,
  personResponseSchema,
  type RemoveSecondFactorRequest,
  type RevokePersonRequest,
} from '@raade/contracts/people/people';
import { CallFailure } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { callAsStaff } from '../staff/step-up/call-as-staff.ts';
import { PEOPLE_KEY } from './people.query.ts';

/** Refusals whose message is written for who reads it here. */
const TOLD_BY_THE_SERVER: readonly string[] = [
  ...['aborted', 'already-exists', 'failed-precondition', 'invalid-argument', 'not-found'],
  ...['permission-denied', 'unauthenticated'],
];

const NOT_CHANGED = 'This could not be saved. Please try again.';

/** Tells how a change went. */
export const tellOfPeople = createNotifier();

/** The words for a change that was not made. `otherwise`: where the server has none for who reads it here. */
export function refusalOf(error: unknown, otherwise = NOT_CHANGED): string {
  const isTold = error instanceof CallFailure && TOLD_BY_THE_SERVER.includes(error.code);
  return (isTold && error.written) || otherwise;
}

function changeBy<Request>(name: string) {
  return mutationOptions({
    mutationFn: (request: Request): Promise<PersonResponse> =>
      callAsStaff(name, request, personResponseSchema),
    networkMode: 'always',
    onError: (error) => logger.error('people not changed', { name }, error),
    // After a failure, too: somebody else may have been quicker.
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}

export const invitation = changeBy<InvitePersonRequest>(CALLABLES.invitePerson);
export const rolesChange = changeBy<ChangeRolesRequest>(CALLABLES.changeRoles);
export const revocation = changeBy<RevokePersonRequest>(CALLABLES.revokePerson);
export const factorRemoval = changeBy<RemoveSecondFactorRequest>(CALLABLES.removeSecondFactor);
