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

/** Stands for `FirstPage` and the page's own boundary in the document. */
function PageHole() {
  return (
    <Suspense>
      <Suspense>{createElement(PRERENDERING.pageHole)}</Suspense>
    </Suspense>
  );
}

/** No page can have it, so no link of the frame leads there. */
const NO_PAGE = '/_';

/** @param element what stands in the frame, or the part of it to be rendered */
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
        children: [{ path: '*', element: <PageHole /> }],
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

/** The shell as HTML, for compose: this file and all that it needs become the server bundle of the release. */
export const renderer: ShellRenderer = { renderFrame, renderNotFound, renderSectionPlaceholder };
