import { useQuery } from '@tanstack/react-query';
import { ReadingState } from '../reading/reading-state.tsx';
import { withQueries } from '../reading/with-queries.tsx';
import { StaffPage } from '@raade/staff/staff-page';
import { PageStack } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { FailedMails } from './failed-mails.tsx';
import { HealthList } from './health-list.tsx';
import { healthQuery } from './health.query.ts';
import { ReleasesHealth } from './releases-health.tsx';

/** The page on the health of donations, email and page loads. */
function HealthPage() {
  return (
    <StaffPage title="Health" intro="Checked every two minutes.">
      <IfMay right="health.read" to="see the health of the site">
        <Health />
      </IfMay>
    </StaffPage>
  );
}

/** The health, once it was read. */
function Health() {
  const query = useQuery(healthQuery);
  const { data, dataUpdatedAt } = query;
  return (
    <>
      <ReadingState query={query} label="the health of the site" loadingText="Loading health..." />
      {data && (
        <PageStack>
          <HealthList health={data} now={dataUpdatedAt} />
          <FailedMails mails={data.failedMails} hasMore={data.hasMoreFailedMails} />
          <ReleasesHealth releases={data.releases} />
        </PageStack>
      )}
    </>
  );
}

export default withQueries(HealthPage);
