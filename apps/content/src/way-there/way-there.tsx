import { Link } from '@raade/platform';
import { Letters } from '@raade/ui';

interface WayThereProps {
  readonly name: string;
  readonly what: string;
  readonly path: string;
}

/** A link in a list of ways on, with what is found there below it. */
export function WayThere({ name, what, path }: WayThereProps) {
  return (
    <li>
      <Link to={path}>
        <Letters>{name}</Letters>
      </Link>
      <p>
        <Letters>{what}</Letters>
      </p>
    </li>
  );
}
