import { logger } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../reading/query-client.ts';
import { Failure, Loading, PageHead, PageStack } from '@raade/staff/staff-page.styles';
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
  const { data, error, isFetching, refetch } = useQuery(healthQuery);

  useEffect(() => {
    if (error) logger.error('reading failed', { what: 'health' }, error);
  }, [error]);

  return (
    <>
      {!data && isFetching && (
        <Loading role="status">
          <Spinner /> Loading health...
        </Loading>
      )}
      {error && (
        <Failure role="alert" $tone="danger">
          <p>Could not load how the site is. Please try again.</p>
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Failure>
      )}
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
