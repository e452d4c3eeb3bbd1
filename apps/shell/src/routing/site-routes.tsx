import type { Registry } from '@raade/contracts/releases/registry';
import { Outlet, type RouteObject, useLocation } from '@raade/platform';
import { routePath } from '@raade/platform/host';
import { Area } from '../failures/area.tsx';
import { ContentFailed, FrameFailed } from '../failures/area-fallbacks.tsx';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../failures/not-found/not-found.ts';
import { RemotePage } from './remote-page.tsx';
import { ShellRoute } from './shell-route.tsx';

/** One route per path of a remote. The remote itself routes the paths below. */
function remoteRoutes(registry: Registry): RouteObject[] {
  return Object.entries(registry.remotes).flatMap(([remote, { paths }]) =>
    paths.map((path) => ({
      path: routePath(path),
      element: <RemotePage remote={remote} path={path} />,
    })),
  );
}

/** Catches errors of the shell around the page; remotes have their own boundaries. Another page resets it. */
function Content() {
  const { pathname } = useLocation();
  return (
    <Area name="content" Fallback={ContentFailed} resetKey={pathname}>
      <Outlet />
    </Area>
  );
}

/** The routes of the site: all pages inside the frame, and 'not found' for other addresses. */
export function siteRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: (
        <Area name="frame" Fallback={FrameFailed}>
          <Frame />
        </Area>
      ),
      children: [
        {
          element: <Content />,
          children: [
            ...remoteRoutes(registry),
            { path: '*', element: <ShellRoute Page={NotFound} /> },
          ],
        },
      ],
    },
  ];
}
