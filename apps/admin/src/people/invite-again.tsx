import { PEOPLE_MESSAGES, type Person } from '@raade/contracts/staff/people';
import { isGivenRole } from '@raade/contracts/staff/roles';
import { Button } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '@raade/staff/refusal-of';
import { invitation, tellOfPeople } from './change-people.ts';
import { nameOf } from './person-state.ts';

interface InviteAgainProps {
  readonly person: Person;
}

const tellNotInvited = (description: string) =>
  tellOfPeople({ tone: 'danger', title: 'Not invited', description });

/** Sends somebody who is not in yet another link, for the roles that they have. */
export function InviteAgain({ person }: InviteAgainProps) {
  const invite = useMutation(invitation);
  const name = nameOf(person);
  const roles = person.roles.filter((role) => isGivenRole(role));

  const send = () => {
    if (roles.length === 0) {
      tellNotInvited(PEOPLE_MESSAGES.noRole);
      return;
    }
    invite.mutate(
      { email: name, roles },
      {
        onSuccess: () => tellOfPeople({ tone: 'success', title: `Invitation sent to ${name}` }),
        onError: (error) => tellNotInvited(refusalOf(error)),
      },
    );
  };
  return (
    <Button
      look="quiet"
      aria-label={`Invite again: ${name}`}
      isBusy={invite.isPending}
      onClick={send}
    >
      Invite Again
    </Button>
  );
}
