import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Step } from '../../wanted/step.ts';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig */
const configSchema = z.looseObject({ siteKey: z._default(z.string(), '') });

export const appCheckStep: Step = {
  id: 'app-check',
  title: 'App Check',
  why: 'Tokens of real browsers keep scripts that try stolen cards out.',
  async lacks({ cloud, projectId, environment, settings }) {
    const { appCheckSiteKey: siteKey, firebase } = environment;
    if (siteKey === undefined || firebase.appId === undefined) {
      const isAsked = (settings['ENFORCE_APP_CHECK'] ?? 'false') !== 'false';
      const byHand =
        'make a key of reCAPTCHA Enterprise and name it in environment.json as appCheckSiteKey';
      return isAsked
        ? [
            {
              says: 'functions ask for App Check tokens, and pages have no key to send any',
              byHand,
            },
          ]
        : [{ says: 'pages send no App Check tokens', byHand, canWait: true }];
    }
    const address = `${GOOGLE.appCheck}/projects/${projectId}/apps/${firebase.appId}/recaptchaEnterpriseConfig`;
    const found = await cloud.find(address, configSchema);
    if (found?.siteKey === siteKey) return [];
    return [
      {
        says: 'App Check does not know the key that pages send',
        mend: () => cloud.change('PATCH', `${address}?updateMask=siteKey`, { siteKey }),
      },
    ];
  },
};
