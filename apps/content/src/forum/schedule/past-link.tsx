import { PAST_FORUMS_PATH } from '@raade/content-model/programme/session-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, useIsHydrated, useLocation } from '@raade/platform';
import { PastSession } from './extras.tsx';

/** The way to the archive, once there is something in it; for the address of a past session, straight to that. */
export function PastLink() {
  const isOfSession = useLocation().hash.startsWith('#session-');
  const isHydrated = useIsHydrated();
  if (!useContent().hasPast) return null;
  return (
    <>
      <p>
        <Link to={PAST_FORUMS_PATH}>Past forums</Link>
      </p>
      {isHydrated && isOfSession && <PastSession />}
    </>
  );
}
