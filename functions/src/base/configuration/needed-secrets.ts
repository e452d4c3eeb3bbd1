import type * as z from 'zod/mini';
import { erasureSecretSchema, stripeKeySchema, webhookSecretsSchema } from './settings.ts';
import { brevoApiKeySchema, isBrevo, smtpPasswordSchema } from './mail-settings.ts';

type Settings = Readonly<Record<string, string>>;

/** A secret that functions need, with what the setup of a project must know of it. */
export interface NeededSecret {
  readonly name: string;
  /**
   * Source of the value. `typed`: a person enters it; `chance`: generated at random; `webhook`: Stripe creates it with
   * the endpoint.
   */
  readonly from: 'typed' | 'chance' | 'webhook';
  readonly says: string;
  /** True if a new value breaks what was made with the old one. */
  readonly isForEver?: true;
  readonly schema?: z.ZodMiniType;
  readonly isNeeded: (settings: Settings) => boolean;
}

const always = () => true;

/** All secrets; a test compares them with `function-options.ts`. */
export const SECRETS: readonly NeededSecret[] = [
  {
    name: 'STRIPE_SECRET_KEY',
    from: 'typed',
    says: 'a restricted key of Stripe (rk_…) with the rights that functions/README.md lists',
    schema: stripeKeySchema,
    isNeeded: always,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRETS',
    from: 'webhook',
    says: 'what Stripe signs its news with',
    schema: webhookSecretsSchema,
    isNeeded: always,
  },
  {
    name: 'UNSUBSCRIBE_SECRET',
    from: 'chance',
    says: 'signs the links that end subscriptions; another one breaks links that are out',
    isForEver: true,
    isNeeded: always,
  },
  {
    name: 'SMTP_PASSWORD',
    from: 'typed',
    says: 'with which SMTP_USER signs in to the mail server',
    schema: smtpPasswordSchema,
    isNeeded: ({ SMTP_USER }) => SMTP_USER !== undefined,
  },
  {
    name: 'BREVO_API_KEY',
    from: 'typed',
    says: 'an API key of Brevo (xkeysib-…), by which people are forgotten there',
    schema: brevoApiKeySchema,
    isNeeded: ({ SMTP_HOST }) => isBrevo(SMTP_HOST),
  },
  {
    name: 'ERASURE_SECRET',
    from: 'chance',
    says: 'key of the digests that name who was erased; under another one they are forgotten to have been',
    isForEver: true,
    schema: erasureSecretSchema,
    isNeeded: ({ ERASURE_DATABASE }) => ERASURE_DATABASE !== undefined,
  },
  {
    name: 'BOUNCE_WEBHOOK_TOKENS',
    from: 'chance',
    says: 'what Brevo, or the relay, shows when it reports mail that came back',
    isNeeded: ({ BOUNCE_REPORTS }) => BOUNCE_REPORTS === 'on',
  },
];

/** The secrets that a deployment with these settings needs. */
export const neededSecrets = (settings: Settings): readonly NeededSecret[] =>
  SECRETS.filter(({ isNeeded }) => isNeeded(settings));
