import type { ComponentProps } from 'react';
import {
  createPath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useInRouterContext,
} from 'react-router-dom';

type LinkProps = ComponentProps<typeof RouterLink>;
type NavLinkProps = ComponentProps<typeof RouterNavLink>;

/** The state that the router passes for a link to another page. */
const NOT_ACTIVE = { isActive: false, isPending: false, isTransitioning: false } as const;

/** A plain `<a>`, for pages without a router. Leaves out the props that only the router understands. */
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
      className={typeof className === 'function' ? className(NOT_ACTIVE) : className}
      style={typeof style === 'function' ? style(NOT_ACTIVE) : style}
    >
      {typeof children === 'function' ? children(NOT_ACTIVE) : children}
    </DocumentLink>
  );
}

/** A link within the site. Without a router, it loads a document. */
export function Link(props: LinkProps) {
  return useInRouterContext() ? <RouterLink {...props} /> : <DocumentLink {...props} />;
}

/** A `Link` that knows if it leads to the current page. Without a router, it assumes that it does not. */
export function NavLink(props: NavLinkProps) {
  return useInRouterContext() ? <RouterNavLink {...props} /> : <DocumentNavLink {...props} />;
}
