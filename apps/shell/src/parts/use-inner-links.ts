import { pathOwner, useFederation } from '@raade/federation';
import { useNavigate } from '@raade/platform';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** True for a click that only wants to follow a link here and now. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}

/** The link that an event leads through to an address of this origin, in this window. */
function innerLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}

/**
 * Follows links to pages of the site inside this document, within an element that React does not render. Parts of the
 * same page, files and other sites are the browser's business.
 */
export function useInnerLinks(within: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { registry } = useFederation();

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = isPlain(event) ? innerLinkOf(event) : undefined;
    if (!link || link.pathname === window.location.pathname) return;
    if (!pathOwner(registry.composed, link.pathname)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  useLayoutEffect(() => {
    const element = within.current;
    const onClick = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [within]);
}
