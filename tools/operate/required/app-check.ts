import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Production } from './production.ts';

/**
 * The reCAPTCHA key that App Check accepts
 * (https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig).
 */
export const appCheckSchema = z.looseObject({ siteKey: z._default(z.string(), '') });

/** The address of App Check's configuration, which the setup writes and the doctor checks; undefined without a key. */
export function appCheckAddress({
  projectId,
  environment: { appCheckSiteKey, firebase },
}: Pick<Production, 'projectId' | 'environment'>): string | undefined {
  if (appCheckSiteKey === undefined || firebase.appId === undefined) return undefined;
  return `${GOOGLE.appCheck}/projects/${projectId}/apps/${firebase.appId}/recaptchaEnterpriseConfig`;
}
