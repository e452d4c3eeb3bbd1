import { Link } from '@raade/platform';
import { letters } from '@raade/ui';

interface DescribedLinkProps {
  readonly name: string;
  readonly what: string;
  readonly path: string;
}

/** A list item with a link and a description of its target. */
export function DescribedLink({ name, what, path }: DescribedLinkProps) {
  return (
    <li>
      <Link to={path}>{letters(name)}</Link>
      <p>{letters(what)}</p>
    </li>
  );
}
