import type { AppCheck } from 'firebase/app-check';
import type { Environment } from '@raade/contracts/releases/environment';
import { firebaseApp } from './app.ts';
import { databasesAnswer } from './databases-answer.ts';
import { loadRecaptcha } from './app-check-recaptcha.ts';

const started = new WeakMap<Environment, Promise<AppCheck | undefined>>();

/**
 * Resolves once the clients of the environment send App Check tokens, if it has a site key
 * (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). Whoever asks the backend
 * for something waits for it first, so nothing of it is downloaded before.
 *
 * Where reCAPTCHA cannot be loaded, as behind some blockers, it resolves too, and requests go without a
 * token: whether they are taken is for the backend to say. The next request tries again.
 */
export async function provideAppCheck(environment: Environment): Promise<void> {
  await appCheckOf(environment);
}

/** A token for what no client of Firebase sends; undefined where there is none to be had. */
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
  let start = started.get(environment);
  if (!start) {
    start = startAppCheck(environment, appCheckSiteKey).catch((error: unknown) => {
      started.delete(environment);
      console.warn('App Check is not available, requests go without its tokens', error);
      return undefined;
    });
    started.set(environment, start);
  }
  return start;
}

async function startAppCheck(environment: Environment, siteKey: string): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import(/* webpackChunkName: "app-check" */ 'firebase/app-check'),
    // The SDK would wait for this script for ever, and every request with it.
    loadRecaptcha(),
    // App Check keeps its tokens in a database.
    databasesAnswer(),
  ]);
  return initializeAppCheck(firebaseApp(environment), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
}
