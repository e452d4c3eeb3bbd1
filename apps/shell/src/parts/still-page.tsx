import { type PageHead, styled, usePageHead } from '@raade/platform';
import { useLayoutEffect, useRef } from 'react';
import { showKeptPage } from '../startup/prerendered-page.ts';
import { useInnerLinks } from './use-inner-links.ts';

const Host = styled.div`
  display: contents;
`;

/** The page that came with the HTML, for good: nothing in it answers but its links. */
export function StillPage({ head }: { readonly head: PageHead }) {
  const host = useRef<HTMLDivElement>(null);
  usePageHead(head);
  useInnerLinks(host);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    return showKeptPage({ host: host.current, hasFuture: true, isWhole: true });
  }, []);
  return <Host ref={host} />;
}
