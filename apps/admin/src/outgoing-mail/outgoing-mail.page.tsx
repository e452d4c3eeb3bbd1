import { StaffPage } from '@raade/staff/staff-page';
import { PageStack } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { AddressLookUp } from './address-look-up.tsx';
import { OpenReceipts } from './open-receipts.tsx';
import { withQueries } from '../reading/with-queries.tsx';

/** The page of undelivered mail: unsent receipts, and addresses that get no email. */
function OutgoingMailPage() {
  return (
    <StaffPage title="Outgoing Mail" intro="Unsent receipts and blocked addresses.">
      <PageStack>
        <IfMay right="receipts.read" to="see unsent receipts">
          <OpenReceipts />
        </IfMay>
        <IfMay right="suppressions.manage" to="see why an address gets no email">
          <AddressLookUp />
        </IfMay>
      </PageStack>
    </StaffPage>
  );
}

export default withQueries(OutgoingMailPage);
