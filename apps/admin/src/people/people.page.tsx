import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { useMay } from '@raade/staff/rights/roles-context';
import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { ReadingState } from '../reading/reading-state.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleQuery } from './people.query.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonData } from './person-data/person-data.tsx';
import { RolesTable } from './roles-table.tsx';
import { withQueries } from '../reading/with-queries.tsx';

function PeoplePage() {
  const mayInvite = useMay('people.manage');
  const mayHandleData = useMay('people.data');
  return (
    <StaffPage
      title="People"
      intro="Who works with these pages, and what they may do. Accounts are by invitation only. Every change is in the audit log, and all admins get an email when somebody gains or loses the admin role."
    >
      {mayInvite && (
        <div>
          <DialogButton
            label="Invite a Person"
            look="primary"
            dialog={(opened) => <InviteDialog {...opened} />}
          />
        </div>
      )}
      <IfMay right="people.read" to="see who is staff">
        <People />
      </IfMay>
      {mayHandleData && <PersonData />}
      <RolesTable />
    </StaffPage>
  );
}

/** The people on their way, not to be had, or there. */
function People() {
  const query = useQuery(peopleQuery);
  const { data, dataUpdatedAt } = query;
  return (
    <>
      <ReadingState query={query} label="who is staff">
        <Spinner /> Loading people...
      </ReadingState>
      {data?.people.length === 0 && <p>Nobody is staff yet.</p>}
      {data && data.people.length > 0 && <PeopleTable {...data} now={dataUpdatedAt} />}
    </>
  );
}

export default withQueries(PeoplePage);
