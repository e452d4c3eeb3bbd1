import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import type { ListPeopleResponse, Person } from '@raade/contracts/staff/people';
import { Badge, Table } from '@raade/ui';
import { useState } from 'react';
import { momentText } from '@raade/staff/moments';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonQuestion, type Question } from './person-dialogs.tsx';
import { factorsOf, nameOf, stateOf } from './person-state.ts';

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

/** Who is staff, as what, and how it stands with their accounts. */
export function PeopleTable({ people, self, now }: PeopleTableProps) {
  const [question, setQuestion] = useState<Question>();
  return (
    <>
      <Table caption="People, by address">
        <TableHead columns={COLUMNS} />
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.uid}
              person={person}
              isSelf={person.uid === self}
              now={now}
              onAsk={setQuestion}
            />
          ))}
        </tbody>
      </Table>
      <PersonQuestion question={question} people={people} onClose={() => setQuestion(undefined)} />
    </>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly now: number;
  readonly onAsk: (question: Question) => void;
}

function PersonRow({ person, isSelf, now, onAsk }: PersonRowProps) {
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
        <PersonActions
          person={person}
          isSelf={isSelf}
          canBeInvited={state.canBeInvited}
          onAsk={onAsk}
        />
      </td>
    </tr>
  );
}
