import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Production } from './production.ts';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig */
export const appCheckSchema = z.looseObject({ siteKey: z._default(z.string(), '') });

/** The address of App Check's configuration; undefined if the environment has no key. */
export function appCheckAddress({
  projectId,
  environment: { appCheckSiteKey, firebase },
}: Pick<Production, 'projectId' | 'environment'>): string | undefined {
  if (appCheckSiteKey === undefined || firebase.appId === undefined) return undefined;
  return `${GOOGLE.appCheck}/projects/${projectId}/apps/${firebase.appId}/recaptchaEnterpriseConfig`;
}
