import { Link } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { PageStack } from '@raade/staff/staff-page.styles';
import { Note } from '@raade/ui';
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx';
import { CampaignList } from './campaigns/campaign-list.tsx';
import { StoppedNotice } from './mail-switch/mail-switch.tsx';
import { WaitingNotice } from './waiting-confirmations/waiting-notice.tsx';
import { WriteEmail } from './write-email.tsx';
import { withQueries } from '../reading/with-queries.tsx';

function EmailManagementPage() {
  return (
    <StaffPage
      title="Email Management"
      intro="Send conference emails through our email service, individually or in bulk."
      beside={<Link to="#campaigns">Campaigns</Link>}
    >
      <StoppedNotice />
      <WaitingNotice />
      <WaitingApprovals />
      <PageStack>
        <IfMay right="campaigns.send" to="write to registrants">
          <WriteEmail />
        </IfMay>
        <div id="campaigns">
          <CampaignList />
        </div>
        <Note>Use this tool responsibly to communicate with attendees.</Note>
      </PageStack>
    </StaffPage>
  );
}

export default withQueries(EmailManagementPage);
