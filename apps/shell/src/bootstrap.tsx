import type { Federation } from '@raade/federation';
import { logger, provideDay, provideEnvironment } from '@raade/platform';
import type { ReactNode } from 'react';
import { App } from './app.tsx';
import { startDebug } from './debug/start-debug.ts';
import { logShellFailure } from './failures/shell-failure.ts';
import { isBarVisible } from './early-frame/early-bar.ts';
import { navigationDisplay } from './navigation/display/navigation-display.store.ts';
import { measureNavigation } from './navigation/display/track-navigation.ts';
import { createSiteFederation } from './federation/create-federation.ts';
import { startPreview } from './preview/start-preview.ts';
import { createSiteHistory, type MaybeHistory } from './routing/site-history.ts';
import { siteRoutes } from './routing/site-routes.tsx';
import type { Site } from './site-context.ts';
import { showApplicationError } from './startup/application-error.ts';
import { type ComposedData, isVouchedFor, readComposedData } from './startup/composed-data.ts';
import { hydrate, renderAnew } from './startup/site-root.tsx';
import { startVisitCount } from './startup/visit-count/start-visit-count.ts';
import { waitingPage } from './startup/waiting-page.ts';

function fail(error: unknown): void {
  logShellFailure('application failed', {}, error);
  showApplicationError(error);
}

function start(): ComposedData {
  const data = readComposedData();
  provideEnvironment(data.environment);
  const day = dayOf(data);
  provideDay(day);
  const preview = startPreview(data);
  const federation = createSiteFederation(data, preview);
  federation.watch();
  const root = document.getElementById('root');
  if (!root) throw new Error('The template has no #root.');
  // A preview shows another release than the one that has rendered the document.
  const isPrerendered = preview === undefined && waitingPage() !== undefined;
  const living = {
    federation,
    site: { ...data.site, ...day },
    navigation: createSiteHistory(federation),
    isPrerendered,
  };
  navigationDisplay.setState({ isVisible: isBarVisible() });
  measureNavigation();
  // Error boundaries log the errors that they catch.
  const options = { onUncaughtError: fail, onCaughtError: () => undefined };
  const open = isPrerendered ? hydrate : renderAnew;
  const siteRoot = open(root, appOf(living), options);
  startDebug(federation);
  void preview?.outcome.then(({ movesPlaces, site }) => {
    // All is drawn anew, since routes and slots or the frame's facts are others; the visitor is left where they have
    // scrolled to.
    const previewed = { ...living, site: { ...living.site, ...site }, isPrerendered: true };
    if (movesPlaces || site) siteRoot.render(appOf({ ...previewed, key: 'previewed' }));
  });
  return data;
}

const dayOf = ({ environment, site }: ComposedData) => ({
  today: site.today,
  isDayFixed: environment.today !== undefined,
});

interface Living {
  readonly federation: Federation;
  readonly site: Site;
  readonly navigation: MaybeHistory;
  readonly isPrerendered: boolean;
  readonly key?: string;
}

/** The site with the pages and slots that its registry tells of now. */
function appOf({ key, ...living }: Living): ReactNode {
  return <App key={key} {...living} routes={siteRoutes(living.federation.registry.composed)} />;
}

/**
 * Names the problem if somebody else than compose wrote the page. Where the check itself cannot be loaded, a page
 * that works goes on working.
 */
async function explain(data: ComposedData): Promise<void> {
  // Zod would hold a slow phone for a tenth of a second.
  if (await isVouchedFor()) return;
  const check = await import('./startup/check-composed-data.lazy.ts').catch((error: unknown) =>
    logger.warn('composed data not checked', {}, error),
  );
  check?.checkComposedData(data);
}

try {
  const data = start();
  setTimeout(() => explain(data).catch(fail), 2000);
  startVisitCount(data.environment);
} catch (error) {
  fail(error);
}
