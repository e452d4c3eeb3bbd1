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

/** Whether gifts arrive, mail goes out, and pages load. */
export default function HealthPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead>
        <h1>Health</h1>
        <p>
          Whether gifts arrive, emails go out and pages load. It is looked at every two minutes, and
          whoever runs the site is told of what is wrong.
        </p>
      </PageHead>
      <IfMay right="health.read" to="see how the site is">
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
      <ReadingState query={query} what="health" told="how the site is">
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
