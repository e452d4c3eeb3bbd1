import {
  type FrameRequest,
  PRERENDERING,
  type ShellRenderer,
  type ShellSurroundings,
} from '@raade/contracts/site/prerendering';
import { renderStatic } from '@raade/platform/prerender';
import { createElement, type ReactNode, Suspense } from 'react';
import { Toaster } from '@raade/ui';
import { Frame } from './frame/frame.tsx';
import NotFoundPage from './failures/not-found/not-found.page.tsx';
import { PartPlaceholder } from './federation/part-placeholder.tsx';
import { type Site, SiteContext } from './site-context.ts';

/**
 * The element that the publisher replaces by the page. Hydration needs the same two boundaries as in the browser: those
 * of `FirstPage` and of the page.
 */
function PagePlaceholder() {
  return (
    <Suspense>
      <Suspense>{createElement(PRERENDERING.pagePlaceholder)}</Suspense>
    </Suspense>
  );
}

/** A path that no page can have, so that no link is marked as current. */
const NO_PAGE = '/_';

function render(element: ReactNode, path: string, idPrefix: string): Promise<string> {
  return renderStatic({ routes: [{ path: '*', element }], path, idPrefix });
}

function renderFrame({ current, page, ...surroundings }: FrameRequest): Promise<string> {
  const path = current ?? NO_PAGE;
  const site: Site = { ...surroundings, pages: { [path]: page } };
  const frame = (
    <SiteContext value={site}>
      <Frame />
      <Toaster />
    </SiteContext>
  );
  return renderStatic({
    routes: [
      {
        element: frame,
        children: [{ path: '*', element: <PagePlaceholder /> }],
      },
    ],
    path,
    idPrefix: 'shell-',
  });
}

function renderNotFound(surroundings: ShellSurroundings): Promise<string> {
  const site: Site = { ...surroundings, pages: {} };
  const page = (
    <SiteContext value={site}>
      <NotFoundPage />
    </SiteContext>
  );
  return render(page, NO_PAGE, 'page-');
}

const renderSectionPlaceholder = () => render(<PartPlaceholder kind="section" />, '/', 'section-');

/** Renders the shell's HTML for compose. This module becomes the server bundle of the shell's release. */
export const renderer: ShellRenderer = { renderFrame, renderNotFound, renderSectionPlaceholder };
