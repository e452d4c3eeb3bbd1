import type { ComponentProps } from 'react';
import {
  createPath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useInRouterContext,
} from 'react-router-dom';

type LinkProps = ComponentProps<typeof RouterLink>;
type NavLinkProps = ComponentProps<typeof RouterNavLink>;

/** The router's answer about a link to another page. */
const ELSEWHERE = { isActive: false, isPending: false, isTransitioning: false } as const;

/** An ordinary link: the browser loads the page. What only a router understands is left out. */
function DocumentLink({
  to,
  discover: _discover,
  mask: _mask,
  prefetch: _prefetch,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  relative: _relative,
  viewTransition: _viewTransition,
  children,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} href={typeof to === 'string' ? to : createPath(to)}>
      {children}
    </a>
  );
}

function DocumentNavLink({
  className,
  style,
  children,
  end: _end,
  caseSensitive: _caseSensitive,
  ...rest
}: NavLinkProps) {
  return (
    <DocumentLink
      {...rest}
      className={typeof className === 'function' ? className(ELSEWHERE) : className}
      style={typeof style === 'function' ? style(ELSEWHERE) : style}
    >
      {typeof children === 'function' ? children(ELSEWHERE) : children}
    </DocumentLink>
  );
}

/** A link within the site. Without a router around it, it falls back to a full page load. */
export function Link(props: LinkProps) {
  return useInRouterContext() ? <RouterLink {...props} /> : <DocumentLink {...props} />;
}

/** A `Link` that knows whether it leads to the current page; without a router around it, it never does. */
export function NavLink(props: NavLinkProps) {
  return useInRouterContext() ? <RouterNavLink {...props} /> : <DocumentNavLink {...props} />;
}
