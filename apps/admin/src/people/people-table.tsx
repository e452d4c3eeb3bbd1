import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import { ROLES } from '@raade/contracts/staff/roles';
import { Age } from '@raade/staff/age';
import { ageText } from '@raade/staff/moments';
import { Badge } from '@raade/ui';
import type { Column, RecordsTable } from '../table/records-table.ts';
import { peopleQueries } from './people.query.ts';
import { PersonDetails } from './person-details.tsx';
import { factorsOf, type ListedPerson, nameOf, rolesOf } from './person-state.ts';

const COLUMNS: readonly Column<ListedPerson>[] = [
  {
    id: 'person',
    header: 'Who',
    width: 0,
    rank: 0,
    text: ({ data }) => `${nameOf(data)}${data.isSelf ? ' (you)' : ''}`,
  },
  { id: 'roles', header: 'Roles', width: 16, rank: 2, text: ({ data }) => rolesOf(data) },
  {
    id: 'state',
    header: 'State',
    width: 14.5,
    rank: 1,
    text: ({ data }) => data.state.text,
    cell: ({ data: { state } }) => <Badge $tone={state.tone}>{state.text}</Badge>,
  },
  {
    id: 'sign-in',
    header: 'Last Sign-In',
    width: 8.5,
    // Hidden on phones, where the address needs the space.
    rank: 4,
    text: ({ data: { lastSignIn } }) => (lastSignIn === null ? 'Never' : ageText(lastSignIn)),
    cell: ({ data: { lastSignIn } }) => (lastSignIn === null ? undefined : <Age at={lastSignIn} />),
    sortText: ({ data }) => data.lastSignIn ?? '',
  },
  {
    id: 'factor',
    header: 'Second Factor',
    width: 10,
    rank: 5,
    text: ({ data }) => factorsOf(data),
  },
];

export const PEOPLE_TABLE: RecordsTable<ListedPerson> = {
  texts: {
    caption: 'People',
    rows: 'people',
    loading: 'Loading people...',
    failure: {
      title: 'Error fetching people',
      text: 'Could not load the list of staff. Please try again.',
    },
    none: 'Nobody is staff yet.',
    noneFound: 'No people found matching the current filters.',
    searchLabel: 'Search people by address or role',
    searchPlaceholder: 'Search people...',
    filterLabel: 'People to show',
    order: 'By address',
  },
  queries: peopleQueries,
  columns: COLUMNS,
  filters: [
    { id: 'all', label: 'All People' },
    ...ROLES.map((role) => ({
      id: role,
      label: ROLE_LABELS[role].name,
      accepts: ({ roles }: ListedPerson) => roles.includes(role),
    })),
    { id: 'invited', label: 'Not Signed In Yet', accepts: ({ state }) => state.canBeInvited },
  ],
  details: {
    title: ({ data }) => nameOf(data),
    render: ({ data }) => <PersonDetails key={data.uid} person={data} />,
  },
};
