import { styled } from '@raade/platform';
import { Spinner } from '@raade/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { ReadingState } from '../reading/reading-state.tsx';
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
  const query = useQuery(releasesQuery);
  const { data } = query;
  return (
    <>
      <ReadingState query={query} what="releases" told="the releases">
        <Spinner /> Loading releases...
      </ReadingState>
      {data && <PublishingNotice publishing={data.publishing} />}
      {data?.pointers.map((listed) => (
        <AppReleases key={listed.app} listed={listed} />
      ))}
    </>
  );
}
