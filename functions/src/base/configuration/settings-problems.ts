import { describeIssues } from '@raade/contracts/base/describe-issues';
import * as z from 'zod/mini';
import {
  bounceSettingsSchema,
  isBrevo,
  mailSettingsSchema,
  siteSettingsSchema,
  unsubscribeSettingsSchema,
} from './mail-settings.ts';
import { receiptSettingsSchema } from './receipt-settings.ts';
import { workflowSchema } from './workflow-settings.ts';
import { publishingSchema } from './publishing-settings.ts';
import { erasureSchema, settingsSchema } from './settings.ts';

const SCHEMAS = [
  settingsSchema,
  mailSettingsSchema,
  siteSettingsSchema,
  unsubscribeSettingsSchema,
  receiptSettingsSchema,
  bounceSettingsSchema,
  erasureSchema,
  publishingSchema,
  workflowSchema,
];

/** Names of all settings. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(
  SCHEMAS.flatMap(({ shape }) => Object.keys(shape)),
);

const LOCAL_ONLY = 'is for a machine of one’s own';

const usesHttps = (text: string) =>
  text.split(',').every((address) => address.trim().startsWith('https://'));

const HTTPS_SETTINGS = [
  'ALLOWED_ORIGINS',
  'RENDER_PAGES_URL',
  'SITE_URL',
  'UNSUBSCRIBE_URL',
  'WORKFLOW_ISSUER',
];

/** Rules for a deployment for visitors. They forbid values that the local stack may have. */
const LIVE_RULES = z.object({
  STRIPE_API_BASE: z.optional(z.undefined(LOCAL_ONLY)),
  PUBLISH_FOLDER: z.optional(z.undefined(LOCAL_ONLY)),
  SMTP_SECURITY: z.optional(z.string().check(z.refine((text) => text !== 'none', LOCAL_ONLY))),
  ...Object.fromEntries(
    HTTPS_SETTINGS.map((name) => [
      name,
      z.optional(z.string().check(z.refine(usesHttps, 'must begin with https://'))),
    ]),
  ),
});

/**
 * Lists settings that are missing, wrong or unknown in a deployment for visitors. A line has the name of the setting
 * and never its value.
 */
export function settingsProblems(settings: Readonly<Record<string, string>>): readonly string[] {
  const invalidSettings = [...SCHEMAS, LIVE_RULES].flatMap((schema) => {
    const result = z.safeParse<z.ZodMiniType>(schema, settings);
    return result.success ? [] : describeIssues(result.error.issues).split('\n');
  });
  const unknownSettings = Object.keys(settings)
    .filter((name) => !SETTING_NAMES.has(name))
    .map((name) => `${name}: is no setting; a secret belongs into Secret Manager`);
  const conflicts = [checkPublisher, checkRecipient, checkMailService, checkBounces].flatMap(
    (check) => check(settings),
  );
  return [...new Set([...invalidSettings, ...conflicts, ...unknownSettings])];
}

/** A deployment for visitors must be able to publish. Without that, no release can become live. */
function checkPublisher(settings: Readonly<Record<string, string>>): readonly string[] {
  return ['SITE_ENVIRONMENT', 'HOSTING_SITE', 'RENDER_PAGES_URL']
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: is missing`);
}

/** Receipts and the donation page must name the same recipient: the settings of both must be equal. */
function checkRecipient(settings: Readonly<Record<string, string>>): readonly string[] {
  const organization = z.safeParse(receiptSettingsSchema, settings).data;
  const recipient = z.safeParse(publishingSchema, settings).data?.SITE_ENVIRONMENT?.recipient;
  const { legalName, taxId } = recipient ?? {};
  return Object.entries({ ORGANIZATION_NAME: legalName, ORGANIZATION_TAX_ID: taxId })
    .filter(([name, fact]) => organization && fact !== undefined && settings[name] !== fact)
    .map(([name]) => `${name}: must be what SITE_ENVIRONMENT says of the recipient`);
}

const BREVO = 'Brevo';

/** The privacy page must name the mail service that gets the addresses. */
function checkMailService(settings: Readonly<Record<string, string>>): readonly string[] {
  const environment = z.safeParse(publishingSchema, settings).data?.SITE_ENVIRONMENT;
  const { SMTP_HOST: host } = settings;
  if (!environment || host === undefined) return [];
  const { mailService } = environment;
  if (isBrevo(host)) {
    return mailService === BREVO
      ? []
      : [`SITE_ENVIRONMENT: mailService must be "${BREVO}", which SMTP_HOST says, too`];
  }
  if (mailService === undefined || mailService === BREVO) {
    return ['SITE_ENVIRONMENT: mailService must say whose mail server it is, for the privacy page'];
  }
  return [];
}

/** Only Brevo's relay reports bounces, so with another mail server the setting has no effect. */
function checkBounces(settings: Readonly<Record<string, string>>): readonly string[] {
  const { SMTP_HOST, BOUNCE_REPORTS } = settings;
  if (BOUNCE_REPORTS === undefined || isBrevo(SMTP_HOST)) return [];
  return ['BOUNCE_REPORTS: must be unset: only the relay of Brevo reports bounces'];
}
