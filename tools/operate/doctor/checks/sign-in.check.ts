import { COLLECTIONS } from '@raade/contracts/base/collections';
import { appCheckAddress, appCheckSchema } from '../../required/app-check.ts';
import { usesIdentityPlatform, readSignIn, checkSignIn } from '../../required/sign-in.ts';
import { readDocument } from '../read-documents.ts';
import { type Check, type LiveSite, setupCheck } from '../check.ts';
import { fail, ok, warn } from '../finding.ts';

/** Compares the settings of Identity Platform with those that staff need. */
const authCheck = setupCheck(
  'auth',
  'Sign-in of staff: Identity Platform, without sign-up',
  async (site) => {
    const config = await readSignIn(site);
    const { hostname } = new URL(site.environment.siteUrl);
    return [
      ...(usesIdentityPlatform(config) ? [] : ['Identity Platform is not switched on']),
      ...checkSignIn(config, hostname).map(({ message }) => message),
    ];
  },
);

/** Compares App Check's key with the key that pages send. Without a key, fails if functions require tokens. */
const appCheckKeyCheck = setupCheck('app-check', 'App Check', async (site) => {
  const { cloud, environment, settings } = site;
  const { appCheckSiteKey: siteKey } = environment;
  // Undefined if pages have no key.
  const configAddress = appCheckAddress(site);
  if (configAddress !== undefined) {
    const config = await cloud.find(configAddress, appCheckSchema);
    return config?.siteKey === siteKey ? [] : ['App Check does not know the key that pages send'];
  }
  const todo =
    'make a key of reCAPTCHA Enterprise and name it in environment.json as appCheckSiteKey';
  return (settings['ENFORCE_APP_CHECK'] ?? 'false') === 'false'
    ? [warn('pages send no App Check tokens', todo)]
    : [fail('functions require App Check tokens, but pages have no key to send any', todo)];
});

/** Warns if staff may sign in without a second factor. */
export const secondFactorCheck: Check = {
  id: 'second-factor',
  title: 'Staff need a second factor',
  async run(site) {
    const settings = await readDocument(site, `${COLLECTIONS.settings}/sign-in`);
    if (settings?.['second_factor'] !== 'optional') return [ok('staff need a second factor')];
    const todo = 'once everybody has one: npm run staff -- second-factor required --project <id>';
    return [warn('staff may sign in with a password alone', todo)];
  },
};

/** Warns if functions ignore the App Check tokens that pages send. */
export const appCheckModeCheck: Check<LiveSite> = {
  id: 'app-check-mode',
  title: 'Functions require App Check',
  run({ environment, settings }) {
    const isSent = environment.appCheckSiteKey !== undefined;
    const mode = settings['ENFORCE_APP_CHECK'] ?? 'false';
    if (!isSent || mode !== 'false') return Promise.resolve([ok(`App Check: ${mode}`)]);
    const todo = 'set ENFORCE_APP_CHECK to when-busy, and deploy the functions';
    return Promise.resolve([warn('pages send App Check tokens, which functions ignore', todo)]);
  },
};

export const SIGN_IN_CHECKS = [authCheck, appCheckKeyCheck];
