import { Link } from '@raade/platform';
import { letters } from '@raade/ui';

interface WayThereProps {
  readonly name: string;
  readonly what: string;
  readonly path: string;
}

/** A link in a list of ways on, with what is found there below it. */
export function WayThere({ name, what, path }: WayThereProps) {
  return (
    <li>
      <Link to={path}>{letters(name)}</Link>
      <p>{letters(what)}</p>
    </li>
  );
}
