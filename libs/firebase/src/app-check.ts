import type { Environment } from '@raade/contracts/environment';
import { firebaseApp } from './app.ts';
import { loadRecaptcha } from './app-check-recaptcha.ts';

const started = new WeakMap<Environment, Promise<void>>();

/**
 * Resolves once the clients of the environment send App Check tokens, if it has a site key
 * (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). Whoever asks the backend
 * for something waits for it first, so nothing of it is downloaded before.
 *
 * Where reCAPTCHA cannot be loaded, as behind some blockers, it resolves too, and requests go without a
 * token: whether they are taken is for the backend to say. The next request tries again.
 */
export async function provideAppCheck(environment: Environment): Promise<void> {
  const { appCheckSiteKey } = environment;
  if (appCheckSiteKey === undefined) return;
  let start = started.get(environment);
  if (!start) {
    start = startAppCheck(environment, appCheckSiteKey).catch((error: unknown) => {
      started.delete(environment);
      console.warn('App Check is not available, requests go without its tokens', error);
    });
    started.set(environment, start);
  }
  await start;
}

async function startAppCheck(environment: Environment, siteKey: string): Promise<void> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import(/* webpackChunkName: "app-check" */ 'firebase/app-check'),
    // The SDK would wait for this script for ever, and every request with it.
    loadRecaptcha(),
  ]);
  initializeAppCheck(firebaseApp(environment), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
}
