import {
  type Background,
  backgrounds,
  type FramesFile,
  PRERENDERING,
} from '@raade/contracts/prerendering';
import { renderStatic } from '@raade/platform/prerender';
import { createElement, type ReactNode } from 'react';
import { Frame } from './frame/frame.tsx';
import { FOOTER_ITEMS, MAIN_ITEMS } from './navigation/navigation-items.ts';
import { navigationDisplay } from './navigation/navigation-display.ts';
import NotFoundPage from './not-found/not-found.page.tsx';
import { PartPlaceholder } from './parts/part-placeholder.tsx';

/** Pages below these paths share a look of the bar that no page of the navigation has. */
const PREFIXES = ['/*', '/conference/*', '/studios/*', '/projects/*'];

/** Every page that the frame knows by name, since it marks the links to it, and the prefixes. */
function framePaths(): string[] {
  const links = [...MAIN_ITEMS.flatMap((item) => [item, ...item.dropdown]), ...FOOTER_ITEMS];
  const paths = links.map(({ href }) => href.replace(/#.*$/, ''));
  return [...new Set(['/', ...paths, ...PREFIXES])];
}

function render(element: ReactNode, path: string, idPrefix: string): Promise<string> {
  return renderStatic({ routes: [{ path: '*', element }], path, idPrefix });
}

async function renderFrame(path: string, behindBar: Background) {
  const display = navigationDisplay.getInitialState();
  const isLightBackground = behindBar === 'light';
  // Without a browser, a store is read in its initial state.
  navigationDisplay.getInitialState = () => ({ ...display, isLightBackground });
  const html = await renderStatic({
    routes: [
      {
        element: <Frame />,
        children: [{ path: '*', element: createElement(PRERENDERING.pageHole) }],
      },
    ],
    path: path.replace('*', 'any'),
    idPrefix: 'shell-',
  });
  navigationDisplay.getInitialState = () => display;
  return { path, behindBar, html };
}

/** The frame as HTML, for the build. */
export async function prerender(): Promise<FramesFile> {
  const frames: FramesFile['frames'] = [];
  for (const path of framePaths()) {
    for (const behindBar of backgrounds) frames.push(await renderFrame(path, behindBar));
  }
  return {
    frames,
    sectionPlaceholder: await render(<PartPlaceholder kind="section" />, '/', 'section-'),
    notFound: await render(<NotFoundPage />, '/404', 'page-'),
  };
}
