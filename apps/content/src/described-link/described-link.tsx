import { Link } from '@raade/platform';
import { renderText } from '@raade/ui';

interface DescribedLinkProps {
  readonly name: string;
  /** Description of the target. */
  readonly what: string;
  readonly path: string;
}

/** A list item with a link and a description of its target. */
export function DescribedLink({ name, what, path }: DescribedLinkProps) {
  return (
    <li>
      <Link to={path}>{renderText(name)}</Link>
      <p>{renderText(what)}</p>
    </li>
  );
}
