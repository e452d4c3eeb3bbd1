import { NOT_FOUND_HEAD } from '@raade/contracts/not-found-page';
import { Link, usePageHead } from '@raade/platform';
import { PartFrame } from '../parts/part-frame.ts';

export function NotFound() {
  usePageHead(NOT_FOUND_HEAD);
  return (
    <PartFrame $kind="page">
      <h1>We could not find that page</h1>
      <p>{NOT_FOUND_HEAD.description}</p>
      <p>
        <Link to="/">Go to the home page</Link> or see <Link to="/conference">the conference</Link>.
      </p>
    </PartFrame>
  );
}
