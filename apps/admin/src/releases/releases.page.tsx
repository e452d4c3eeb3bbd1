import { logger, styled } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../reading/query-client.ts';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { AppReleases } from './app-releases.tsx';
import { PublishingNotice } from './publishing-notice.tsx';
import { releasesQuery } from './releases.query.ts';

const Head = styled.div`
  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

export default function ReleasesPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Head>
        <h1>Releases</h1>
        <p>
          Which version of each part of the site visitors get. Another one is live within seconds.
          Every move is in the audit log.
        </p>
      </Head>
      <IfMay right="pointers.read" to="see which versions are live">
        <Releases />
      </IfMay>
    </QueryClientProvider>
  );
}

/** The releases on their way, not to be had, or there. */
function Releases() {
  const { data, error, isFetching, refetch } = useQuery(releasesQuery);

  useEffect(() => {
    if (error) logger.error('reading failed', { what: 'releases' }, error);
  }, [error]);

  return (
    <>
      {!data && isFetching && (
        <Loading role="status">
          <Spinner /> Loading releases...
        </Loading>
      )}
      {error && (
        <Failure role="alert" $tone="danger">
          <p>Could not load the releases. Please try again.</p>
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Failure>
      )}
      {data && <PublishingNotice publishing={data.publishing} />}
      {data?.pointers.map((listed) => (
        <AppReleases key={listed.app} listed={listed} />
      ))}
    </>
  );
}
