import { PEOPLE_MESSAGES } from '@raade/contracts/staff/people';
import { isAssignableRole } from '@raade/contracts/staff/roles';
import { momentText } from '@raade/staff/moments';
import { refusalOf } from '@raade/staff/refusal-of';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { DetailsList } from '../table/details-list.tsx';
import { inviteMutation, showPeopleToast } from './people.query.ts';
import { RevokeDialog, RolesDialog, SecondFactorDialog } from './person-dialogs.tsx';
import { factorsOf, type ListedPerson, nameOf, rolesOf } from './person-state.ts';

interface PersonProps {
  readonly person: ListedPerson;
}

/** A member of the staff, with the actions that an admin has. */
export function PersonDetails({ person }: PersonProps) {
  const { state, invitedBy, lastSignIn } = person;
  return (
    <Stack>
      <PersonActions person={person} />
      <DetailsList
        lines={[
          ['Roles', rolesOf(person)],
          ['State', state.text],
          ['Invited by', invitedBy ?? ''],
          ['Last sign-in', lastSignIn === null ? 'Never' : momentText(lastSignIn)],
          ['Second factor', factorsOf(person)],
        ]}
      />
    </Stack>
  );
}

/** The actions on a person. Nobody can revoke their own rights: another admin must. */
function PersonActions({ person }: PersonProps) {
  const { isSelf, isVerified, secondFactors, state } = person;
  return (
    <ButtonRow>
      <DialogButton
        label="Change Roles"
        aria-keyshortcuts="a"
        isOffered={isVerified}
        dialog={(dialog) => <RolesDialog {...dialog} person={person} />}
      />
      {state.canBeInvited && <InviteAgain person={person} />}
      <DialogButton
        label="Remove Second Factor"
        isOffered={!isSelf && secondFactors.length > 0}
        dialog={(dialog) => <SecondFactorDialog {...dialog} person={person} />}
      />
      <DialogButton
        label="Revoke"
        isOffered={!isSelf}
        dialog={(dialog) => <RevokeDialog {...dialog} person={person} />}
      />
    </ButtonRow>
  );
}

const showNotInvited = (description: string) =>
  showPeopleToast({ tone: 'danger', title: 'Not invited', description });

/** Sends another invitation with the same roles. */
function InviteAgain({ person }: PersonProps) {
  const invite = useMutation(inviteMutation);
  const name = nameOf(person);
  const roles = person.roles.filter((role) => isAssignableRole(role));

  const send = () => {
    if (roles.length === 0) {
      showNotInvited(PEOPLE_MESSAGES.noRole);
      return;
    }
    invite.mutate(
      { email: name, roles },
      {
        onSuccess: () => showPeopleToast({ tone: 'success', title: `Invitation sent to ${name}` }),
        onError: (error) => showNotInvited(refusalOf(error)),
      },
    );
  };
  return (
    <Button look="quiet" isBusy={invite.isPending} onClick={send}>
      Invite Again
    </Button>
  );
}
