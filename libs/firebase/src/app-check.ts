import type { AppCheck } from 'firebase/app-check';
import type { Environment } from '@raade/contracts/releases/environment';
import { firebaseApp } from './app.ts';
import { checkIndexedDb } from './check-indexed-db.ts';
import { loadRecaptcha } from './app-check-recaptcha.ts';

/** The started App Check of each environment; undefined within if it failed. */
const appChecks = new WeakMap<Environment, Promise<AppCheck | undefined>>();

/**
 * Starts App Check, if the environment has a site key
 * (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). Every request to the backend waits
 * for this first, so that its code is loaded only when it is needed.
 *
 * If reCAPTCHA cannot be loaded, as with some ad blockers, it resolves too, and requests have no token; the backend
 * decides if it accepts them. The next request tries again.
 */
export async function provideAppCheck(environment: Environment): Promise<void> {
  await appCheckOf(environment);
}

/** A token for a request that is sent without a Firebase client; undefined if there is none. */
export async function appCheckToken(environment: Environment): Promise<string | undefined> {
  const appCheck = await appCheckOf(environment);
  if (!appCheck) return undefined;
  const { getToken } = await import(/* webpackChunkName: "app-check" */ 'firebase/app-check');
  return getToken(appCheck).then(
    ({ token }) => token,
    () => undefined,
  );
}

async function appCheckOf(environment: Environment): Promise<AppCheck | undefined> {
  const { appCheckSiteKey } = environment;
  if (appCheckSiteKey === undefined) return undefined;
  let starting = appChecks.get(environment);
  if (!starting) {
    starting = startAppCheck(environment, appCheckSiteKey).catch((error: unknown) => {
      appChecks.delete(environment);
      console.warn('App Check is not available, requests go without its tokens', error);
      return undefined;
    });
    appChecks.set(environment, starting);
  }
  return starting;
}

async function startAppCheck(environment: Environment, siteKey: string): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import(/* webpackChunkName: "app-check" */ 'firebase/app-check'),
    // Loaded here with a deadline, since the SDK would wait for the script for ever, and requests with it.
    loadRecaptcha(),
    // App Check stores its tokens in IndexedDB.
    checkIndexedDb(),
  ]);
  return initializeAppCheck(firebaseApp(environment), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
}
