import type { NavigationItem } from '@raade/contracts/site/navigation';
import { Link } from '@raade/platform';

/** Links of a place of the footer, one after the other. */
export function FooterLinks({ links }: { readonly links: readonly NavigationItem[] }) {
  return links.map(({ name, href }) => (
    <Link key={name} to={href}>
      {name}
    </Link>
  ));
}
