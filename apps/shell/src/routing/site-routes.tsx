import type { Registry } from '@raade/contracts/registry';
import { RemoteRoutes, routePath } from '@raade/federation';
import type { RouteObject } from '@raade/platform';
import { Area } from '../failures/area.tsx';
import { FrameFailed } from '../failures/area-fallbacks.tsx';
import { Frame } from '../frame/frame.tsx';
import { PartPlaceholder } from '../parts/part-placeholder.tsx';
import { Content } from './content.tsx';
import { RouterError } from './router-error.tsx';

/** One ordinary route per path that a remote owns; what lies below it is the remote's business. */
function remoteRoutes(registry: Registry): RouteObject[] {
  return Object.entries(registry.remotes).flatMap(([remote, { paths }]) =>
    paths.map((path) => ({
      path: routePath(path),
      element: <RemoteRoutes remote={remote} path={path} />,
    })),
  );
}

const notFound: RouteObject = {
  path: '*',
  lazy: async () => {
    const { default: Component } = await import(
      /* webpackChunkName: "not-found" */ '../not-found/not-found.page.tsx'
    );
    return { Component };
  },
};

/** The frame around everything. What fails in the router is shown in the area of the page. */
export function siteRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: (
        <Area name="frame" Fallback={FrameFailed}>
          <Frame />
        </Area>
      ),
      errorElement: <RouterError />,
      children: [
        {
          element: <Content />,
          errorElement: <RouterError />,
          hydrateFallbackElement: <PartPlaceholder kind="page" />,
          children: [...remoteRoutes(registry), notFound],
        },
      ],
    },
  ];
}
