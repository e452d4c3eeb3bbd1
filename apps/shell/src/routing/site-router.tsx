import { type RouteObject, useRoutes } from '@raade/platform';
import { HistoryRouter } from '@raade/platform/host';
import { Area } from '../failures/area.tsx';
import { RouterMissing } from './router-missing.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';
import type { MaybeHistory } from './site-history.ts';

export interface SiteRouterProps {
  readonly navigation: MaybeHistory;
  readonly routes: RouteObject[];
  /** True if the HTML of the document contains the first page. */
  readonly isPrerendered: boolean;
}

/** Renders the page at the current address, or `RouterMissing` where the browser refuses the History API. */
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
