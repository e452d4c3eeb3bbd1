import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';

interface DocumentPage {
  readonly path?: string;
}

/** A prerendered page as the publisher writes it: within the two boundaries of `PagePlaceholder`. */
export function pagePlaceholder(page: ReactNode, { path = '/donate' }: DocumentPage = {}) {
  return (
    <Suspense>
      <Suspense>
        <div data-page data-prerendered={path}>
          {page}
        </div>
      </Suspense>
    </Suspense>
  );
}

/** Opens a document with this site prerendered in its root. Returns the root. */
export function openDocument(site: ReactNode, address = '/donate') {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${renderToString(site, { identifierPrefix: 'shell-' })}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return root;
}
