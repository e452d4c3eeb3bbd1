import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import {
  type ListPeopleResponse,
  PEOPLE_MESSAGES,
  type Person,
} from '@raade/contracts/staff/people';
import { Badge, Button, Table } from '@raade/ui';
import { momentText } from '@raade/staff/moments';
import { styled } from '@raade/platform';
import { isGivenRole } from '@raade/contracts/staff/roles';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '@raade/staff/refusal-of';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { RevokeDialog, RolesDialog, SecondFactorDialog } from './person-dialogs.tsx';
import { factorsOf, nameOf, stateOf } from './person-state.ts';
import { invitation, showPeopleToast } from './people.query.ts';

const COLUMNS = ['Who', 'Roles', 'State', 'Last Sign-In', 'Second Factor', 'Actions'];

function rolesText({ roles, releases }: Person): string {
  const names = roles.map((role) =>
    role === 'releaser'
      ? `${ROLE_LABELS[role].name} (${releases.join(', ')})`
      : ROLE_LABELS[role].name,
  );
  return names.join(', ') || 'None';
}

interface PeopleTableProps extends ListPeopleResponse {
  /** When this was read, in milliseconds since 1970. */
  readonly now: number;
}

/** The table of staff, with their roles and the state of their accounts. */
export function PeopleTable({ people, self, now }: PeopleTableProps) {
  return (
    <Table caption="People, by address">
      <TableHead columns={COLUMNS} />
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} isSelf={person.uid === self} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly now: number;
}

function PersonRow({ person, isSelf, now }: PersonRowProps) {
  const state = stateOf(person, now);
  const { lastSignIn, invitedBy } = person;
  return (
    <tr>
      <WrappedCell
        as="th"
        scope="row"
        $least="12rem"
        $most="22rem"
      >{`${nameOf(person)}${isSelf ? ' (you)' : ''}`}</WrappedCell>
      <WrappedCell $least="10rem" $most="18rem">
        {rolesText(person)}
      </WrappedCell>
      <WrappedCell $least="10rem" $most="18rem">
        <Badge $tone={state.tone}>{state.text}</Badge>
        {invitedBy !== null && <span>{` by ${invitedBy}`}</span>}
      </WrappedCell>
      <td>
        {lastSignIn === null ? (
          'Never'
        ) : (
          <time dateTime={lastSignIn}>{momentText(lastSignIn)}</time>
        )}
      </td>
      <td>{factorsOf(person)}</td>
      <td>
        <PersonActions person={person} isSelf={isSelf} canBeInvited={state.canBeInvited} />
      </td>
    </tr>
  );
}

interface PersonActionsProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly canBeInvited: boolean;
}

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`;

/** The actions on a person. Nobody can revoke their own rights: another admin must. */
function PersonActions({ person, isSelf, canBeInvited }: PersonActionsProps) {
  const name = nameOf(person);
  return (
    <Row>
      <DialogButton
        label="Change Roles"
        aria-label={`Change roles of ${name}`}
        isOffered={person.isVerified}
        dialog={(opened) => <RolesDialog {...opened} person={person} />}
      />
      {canBeInvited && <InviteAgain person={person} />}
      <DialogButton
        label="Remove Second Factor"
        aria-label={`Remove second factor of ${name}`}
        isOffered={!isSelf && person.secondFactors.length > 0}
        dialog={(opened) => <SecondFactorDialog {...opened} person={person} />}
      />
      <DialogButton
        label="Revoke"
        aria-label={`Revoke ${name}`}
        isOffered={!isSelf}
        dialog={(opened) => <RevokeDialog {...opened} person={person} />}
      />
    </Row>
  );
}

interface InviteAgainProps {
  readonly person: Person;
}

const tellNotInvited = (description: string) =>
  showPeopleToast({ tone: 'danger', title: 'Not invited', description });

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
        onSuccess: () => showPeopleToast({ tone: 'success', title: `Invitation sent to ${name}` }),
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
