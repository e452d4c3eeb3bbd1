import { PEOPLE_MESSAGES, type Person } from '@raade/contracts/staff/people';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { isGivenRole } from '@raade/contracts/staff/roles';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '@raade/staff/refusal-of';
import type { Question } from './person-dialogs.tsx';
import { nameOf } from './person-state.ts';
import { invitation, tellOfPeople } from './people.query.ts';

interface PersonActionsProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly canBeInvited: boolean;
  readonly onAsk: (question: Question) => void;
}

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`;

/** What can be done about a person. Nobody takes their own rights away: another admin does. */
export function PersonActions({ person, isSelf, canBeInvited, onAsk }: PersonActionsProps) {
  const name = nameOf(person);
  return (
    <Row>
      {person.isVerified && (
        <Button
          look="quiet"
          aria-label={`Change roles of ${name}`}
          onClick={() => onAsk({ about: 'roles', person })}
        >
          Change Roles
        </Button>
      )}
      {canBeInvited && <InviteAgain person={person} />}
      {!isSelf && person.secondFactors.length > 0 && (
        <Button
          look="quiet"
          aria-label={`Remove second factor of ${name}`}
          onClick={() => onAsk({ about: 'second-factor', person })}
        >
          Remove Second Factor
        </Button>
      )}
      {!isSelf && (
        <Button
          look="quiet"
          aria-label={`Revoke ${name}`}
          onClick={() => onAsk({ about: 'rights', person })}
        >
          Revoke
        </Button>
      )}
    </Row>
  );
}

interface InviteAgainProps {
  readonly person: Person;
}

const tellNotInvited = (description: string) =>
  tellOfPeople({ tone: 'danger', title: 'Not invited', description });

/** Sends somebody who is not in yet another link, for the roles that they have. */
function InviteAgain({ person }: InviteAgainProps) {
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
