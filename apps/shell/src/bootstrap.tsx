import type { Federation } from '@raade/federation';
import { logger, provideDay, provideEnvironment } from '@raade/platform';
import type { ReactNode } from 'react';
import { App } from './app.tsx';
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
import { type ComposedData, isDataChecked, readComposedData } from './startup/composed-data.ts';
import { hydrate, renderAnew } from './startup/site-root.tsx';
import { startVisitCount } from './startup/visit-count/start-visit-count.ts';
import { unhydratedPage } from './startup/unhydrated-page.ts';

function showFailure(error: unknown): void {
  logShellFailure('application failed', {}, error);
  showApplicationError(error);
}

/** Starts the shell in the browser: reads the data of the page and renders the app. Returns that data. */
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
  // In a preview, the document was rendered by another release, so it cannot be hydrated.
  const isPrerendered = preview === undefined && unhydratedPage() !== undefined;
  const setup = {
    federation,
    site: { ...data.site, ...day },
    navigation: createSiteHistory(federation),
    isPrerendered,
  };
  navigationDisplay.setState({ isVisible: isBarVisible() });
  measureNavigation();
  // Error boundaries log the errors that they catch.
  const options = { onUncaughtError: showFailure, onCaughtError: () => undefined };
  const render = isPrerendered ? hydrate : renderAnew;
  const siteRoot = render(root, appOf(setup), options);
  void preview?.outcome.then(({ changesRoutesOrSlots, site }) => {
    if (!changesRoutesOrSlots && !site) return;
    // A new `key` makes React render everything again. With `isPrerendered`, the scroll position stays.
    const previewSetup = { ...setup, site: { ...setup.site, ...site }, isPrerendered: true };
    siteRoot.render(appOf({ ...previewSetup, key: 'previewed' }));
  });
  return data;
}

const dayOf = ({ environment, site }: ComposedData) => ({
  today: site.today,
  isDayFixed: environment.today !== undefined,
});

interface AppSetup {
  readonly federation: Federation;
  readonly site: Site;
  readonly navigation: MaybeHistory;
  readonly isPrerendered: boolean;
  readonly key?: string;
}

/** The app with one route for each page of the registry. */
function appOf({ key, ...setup }: AppSetup): ReactNode {
  return <App key={key} {...setup} routes={siteRoutes(setup.federation.registry.composed)} />;
}

/**
 * Checks the data, unless its digest shows that the publisher has checked exactly this data. Rejects with an error that
 * names the invalid data. If the code of the check cannot be loaded, the page continues without the check.
 */
async function checkData(data: ComposedData): Promise<void> {
  // Loading and running zod takes a tenth of a second on a slow phone.
  if (await isDataChecked()) return;
  const check = await import('./startup/check-composed-data.lazy.ts').catch((error: unknown) =>
    logger.warn('composed data not checked', {}, error),
  );
  check?.checkComposedData(data);
}

try {
  const data = start();
  // After 2 seconds, so that the check does not delay the first page.
  setTimeout(() => checkData(data).catch(showFailure), 2000);
  startVisitCount(data.environment);
} catch (error) {
  showFailure(error);
}
