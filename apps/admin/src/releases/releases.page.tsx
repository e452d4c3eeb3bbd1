import { StaffPage } from '@raade/staff/staff-page';
import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { ReadingState } from '../reading/reading-state.tsx';
import { IfMay } from '@raade/staff/rights/if-may';
import { AppReleases } from './app-releases.tsx';
import { PublishingNotice } from './publishing-notice.tsx';
import { releasesQuery } from './releases.query.ts';

export default function ReleasesPage() {
  return (
    <StaffPage
      title="Releases"
      intro="Which version of each part of the site visitors get. Another one is live within seconds. Every move is in the audit log."
    >
      <IfMay right="pointers.read" to="see which versions are live">
        <Releases />
      </IfMay>
    </StaffPage>
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
