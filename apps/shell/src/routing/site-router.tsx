import { type RouteObject, useRoutes } from '@raade/platform';
import { HistoryRouter } from '@raade/platform/host';
import { Area } from '../failures/area.tsx';
import { RouterMissing } from './router-missing.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';
import type { MaybeHistory } from './site-history.ts';

interface SiteRouterProps {
  readonly navigation: MaybeHistory;
  readonly routes: RouteObject[];
  /** The first page came with the HTML. */
  readonly isPrerendered: boolean;
}

/** The page at the current address, or what can be had of the site where the browser has no history. */
export function SiteRouter({
  navigation: { history, error },
  routes,
  isPrerendered,
}: SiteRouterProps) {
  if (!history) return <RouterMissing error={error} />;
  return (
    <HistoryRouter history={history}>
      <Routes routes={routes} />
      <Area name="scrolling">
        <ScrollRestoration history={history} isFirstSettled={isPrerendered} />
      </Area>
    </HistoryRouter>
  );
}

function Routes({ routes }: Pick<SiteRouterProps, 'routes'>) {
  return useRoutes(routes);
}
