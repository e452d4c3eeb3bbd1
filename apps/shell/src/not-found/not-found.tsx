import { Link } from '@raade/platform';
import { PartFrame } from '../parts/part-frame.ts';

export function NotFound() {
  return (
    <PartFrame $kind="page">
      <h1>We could not find that page</h1>
      <p>The address may be mistyped, or the page may have moved.</p>
      <p>
        <Link to="/">Go to the home page</Link> or see <Link to="/conference">the conference</Link>.
      </p>
    </PartFrame>
  );
}
