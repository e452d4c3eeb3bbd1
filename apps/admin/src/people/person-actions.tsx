import type { Person } from '@raade/contracts/staff/people';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import type { Question } from './person-dialogs.tsx';
import { InviteAgain } from './invite-again.tsx';
import { nameOf } from './person-state.ts';

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
