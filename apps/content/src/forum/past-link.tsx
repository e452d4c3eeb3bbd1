import { PAST_FORUMS_PATH } from '@raade/content-model/programme/session-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link } from '@raade/platform';

/** The way to the archive, once there is something in it. */
export function PastLink() {
  return (
    useContent().hasPast && (
      <p>
        <Link to={PAST_FORUMS_PATH}>Past forums</Link>
      </p>
    )
  );
}
