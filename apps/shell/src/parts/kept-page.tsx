import { styled, useLocation } from '@raade/platform';
import { isKept, showKeptPage } from '../startup/prerendered-page.ts';

const Host = styled.div`
  display: contents;

  form[inert] {
    opacity: 0.6;
  }
`;

const showWhileLoading = (host: HTMLDivElement) => showKeptPage({ host, hasFuture: true });
const showInstead = (host: HTMLDivElement) => showKeptPage({ host, hasFuture: false });

/** The page as it came with the HTML, until the living one is there, or instead of it if it `hasFailed`. */
export function KeptPage({ hasFailed = false }: { readonly hasFailed?: boolean }) {
  return <Host ref={hasFailed ? showInstead : showWhileLoading} />;
}

/** True if the page that is about to be shown came with the HTML. */
export function useIsKept(): boolean {
  return isKept(useLocation().pathname);
}
