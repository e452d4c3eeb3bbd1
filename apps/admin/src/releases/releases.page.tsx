import { StaffPage } from '@raade/staff/staff-page';
import { Note, Notice } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { IfMay } from '@raade/staff/rights/if-may';
import { momentText } from '@raade/staff/moments';
import type { PublishingState } from '@raade/contracts/releases/pointer-moves';
import { ReadingState } from '../reading/reading-state.tsx';
import { AppReleases } from './app-releases.tsx';
import { releasesQuery } from './releases.query.ts';
import { withQueries } from '../reading/with-queries.tsx';

function ReleasesPage() {
  return (
    <StaffPage title="Releases" intro="The version of each app that visitors see.">
      <IfMay right="pointers.read" to="see which versions are live">
        <Releases />
      </IfMay>
    </StaffPage>
  );
}

/** The releases, once they were read. */
function Releases() {
  const query = useQuery(releasesQuery);
  const { data } = query;
  return (
    <>
      <ReadingState query={query} label="the releases" loadingText="Loading releases..." />
      {data && <PublishingNotice publishing={data.publishing} />}
      {data?.pointers.map((pointer) => (
        <AppReleases key={pointer.app} pointer={pointer} />
      ))}
    </>
  );
}

interface PublishingNoticeProps {
  readonly publishing: PublishingState;
}

/** The state of the published site, and the reason if it is not the newest. */
function PublishingNotice({ publishing }: PublishingNoticeProps) {
  const { isLive, liveSince, problems, failure } = publishing;
  return (
    <div role="status">
      {failure && (
        <Notice $tone="danger">
          <p>
            <strong>The site could not be published</strong>
            <span>{` (${momentText(failure.at)}, attempt ${failure.tries}). Visitors still see the previous version. Publishing is retried automatically.`}</span>
          </p>
          <p>{failure.message}</p>
        </Notice>
      )}
      {!failure && !isLive && <Notice>The site is being published...</Notice>}
      {!failure && isLive && liveSince !== undefined && (
        <Note>{`Pages were last published ${momentText(liveSince)}.`}</Note>
      )}
      {problems.map((problem) => (
        <Notice key={problem} $tone="danger">
          {problem}
        </Notice>
      ))}
    </div>
  );
}

export default withQueries(ReleasesPage);
