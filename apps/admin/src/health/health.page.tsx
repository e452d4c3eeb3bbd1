import { Spinner } from '@raade/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { ReadingState } from '../reading/reading-state.tsx';
import { PageHead, PageStack } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { ConditionList } from './condition-list.tsx';
import { FailedMails } from './failed-mails.tsx';
import { HealthFacts } from './health-facts.tsx';
import { healthQuery } from './health.query.ts';
import { ReleasesHealth } from './releases-health.tsx';

/** The page on the health of donations, email and page loads. */
export default function HealthPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead>
        <h1>Health</h1>
        <p>
          Donations, email and pages. Checked every two minutes; the people who run the site are
          alerted to problems.
        </p>
      </PageHead>
      <IfMay right="health.read" to="see the health of the site">
        <Health />
      </IfMay>
    </QueryClientProvider>
  );
}

/** The health on its way, not to be had, or there. */
function Health() {
  const query = useQuery(healthQuery);
  const { data } = query;
  return (
    <>
      <ReadingState query={query} label="the health of the site">
        <Spinner /> Loading health...
      </ReadingState>
      {data && (
        <PageStack>
          <ConditionList conditions={data.conditions} lookedAt={data.lookedAt} />
          <HealthFacts health={data} />
          <FailedMails mails={data.failedMails} hasMore={data.hasMoreFailedMails} />
          <ReleasesHealth releases={data.releases} />
        </PageStack>
      )}
    </>
  );
}
