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
import { mutationOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { queryClient } from '../reading/query-client.ts';
import { listQueries } from '../table/reading/list.query.ts';
import { type ListedPerson, personRow } from './person-state.ts';

/** First part of the keys of all queries about people. */
const PEOPLE = 'people';

/** Everybody with a role or an invitation. */
export const peopleQueries = listQueries<ListedPerson>(PEOPLE, async () => {
  const { people, self } = await callAsStaff(CALLABLES.listPeople, {}, listPeopleResponseSchema);
  const now = Date.now();
  return people.map((person) => personRow(person, self, now));
});

/** Shows the result of a change. */
export const showPeopleToast = createNotifier();

/** A change of a person, after which the list of people is read again. */
function mutationOf<Request>(name: string) {
  return mutationOptions({
    mutationFn: (request: Request): Promise<PersonResponse> =>
      callAsStaff(name, request, personResponseSchema),
    onError: (error) => logger.error('people not changed', { name }, error),
    // The list is also read again after a failure, since somebody else may have changed the person.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  });
}

export const inviteMutation = mutationOf<InvitePersonRequest>(CALLABLES.invitePerson);
export const rolesMutation = mutationOf<ChangeRolesRequest>(CALLABLES.changeRoles);
export const revokeMutation = mutationOf<RevokePersonRequest>(CALLABLES.revokePerson);
export const factorMutation = mutationOf<RemoveSecondFactorRequest>(CALLABLES.removeSecondFactor);
