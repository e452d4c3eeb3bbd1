import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { useMay } from '@raade/staff/rights/roles-context';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PEOPLE_TABLE } from './people-table.tsx';
import { PersonData } from './person-data/person-data.tsx';
import { RolesTable } from './roles-table.tsx';
import { RecordsView } from '../table/records-view.tsx';
import { withQueries } from '../reading/with-queries.tsx';

function PeoplePage() {
  const mayInvite = useMay('people.manage');
  const mayHandleData = useMay('people.data');
  return (
    <StaffPage
      title="People"
      intro="Accounts are by invitation only."
      beside={
        mayInvite && (
          <DialogButton
            label="Invite a Person"
            look="primary"
            dialog={(opened) => <InviteDialog {...opened} />}
          />
        )
      }
    >
      <IfMay right="people.read" to="see who is staff">
        <RecordsView table={PEOPLE_TABLE} />
      </IfMay>
      {mayHandleData && <PersonData />}
      <RolesTable />
    </StaffPage>
  );
}

export default withQueries(PeoplePage);
