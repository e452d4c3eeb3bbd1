import { GOOGLE } from '../cloud/addresses.ts';
import { appCheckAddress, appCheckSchema } from '../required/app-check.ts';
import {
  configAddress,
  usesIdentityPlatform,
  readSignIn,
  checkSignIn,
} from '../required/sign-in.ts';
import type { Setup } from './setup.ts';

/** Configures Identity Platform by requests, since there is no command for it. Each request changes one field. */
export async function configureSignIn(setup: Setup): Promise<void> {
  const { cloud, projectId, environment, say } = setup;
  if (!usesIdentityPlatform(await readSignIn(setup))) {
    say('  Enabling Identity Platform');
    const address = `${GOOGLE.identity}/v2/projects/${projectId}/identityPlatform:initializeAuth`;
    await cloud.change('POST', address, {});
  }
  const { hostname } = new URL(environment.siteUrl);
  // Reads again, because switching on Identity Platform adds domains.
  for (const { message, field, value } of checkSignIn(await readSignIn(setup), hostname)) {
    say(`  Setting ${field}: ${message}`);
    // `signIn.email.enabled` becomes `{ signIn: { email: { enabled: value } } }`.
    const body = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    await cloud.change('PATCH', `${configAddress(projectId)}?updateMask=${field}`, body as object);
  }
}

/** Configures App Check by request, since there is no command for it. Does nothing if the environment has no key. */
export async function configureAppCheck(setup: Setup): Promise<void> {
  const address = appCheckAddress(setup);
  if (address === undefined) return;
  const { appCheckSiteKey: siteKey } = setup.environment;
  if ((await setup.cloud.find(address, appCheckSchema))?.siteKey === siteKey) return;
  setup.say('  Setting the reCAPTCHA key of App Check');
  await setup.cloud.change('PATCH', `${address}?updateMask=siteKey`, { siteKey });
}
