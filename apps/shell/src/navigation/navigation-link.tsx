import { NavLink, useLocation } from '@raade/platform';
import type { ComponentProps } from 'react';
import { useNavigation } from '../site-context.ts';
import { linkBehavior } from './anchor.ts';

interface NavigationLinkProps extends Omit<ComponentProps<typeof NavLink>, 'to' | 'state'> {
  readonly href: string;
}

/** A link of the navigation. `anchor.ts` decides how it scrolls. */
export function NavigationLink({ href, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const actionHrefs = useNavigation().actions.map((action) => action.href);
  const { preventScrollReset, state } = linkBehavior(href, { pathname, actionHrefs });
  // NavLink ignores the anchor, so it would mark links to all sections as current.
  const ariaCurrent = href === pathname ? 'page' : 'false';
  return (
    <NavLink
      {...rest}
      to={href}
      end
      state={state}
      preventScrollReset={preventScrollReset}
      aria-current={ariaCurrent}
    />
  );
}
