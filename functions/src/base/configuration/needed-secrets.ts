import type * as z from 'zod/mini';
import { erasureSecretSchema, stripeKeySchema, webhookSecretsSchema } from './settings.ts';
import { brevoApiKeySchema, isBrevo, smtpPasswordSchema } from './mail-settings.ts';

type Settings = Readonly<Record<string, string>>;

/** A secret that functions need, with the data for the setup of a project. */
export interface NeededSecret {
  readonly name: string;
  /**
   * Source of the value. `typed`: a person enters it; `random`: the setup generates it; `webhook`: Stripe creates it with
   * the endpoint.
   */
  readonly from: 'typed' | 'random' | 'webhook';
  /** A description of the value, for the person who enters it. */
  readonly hint: string;
  /** True if a new value invalidates links or records made with the old one. */
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
    hint: 'a restricted Stripe key (rk_…) with the rights listed in functions/README.md',
    schema: stripeKeySchema,
    isNeeded: always,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRETS',
    from: 'webhook',
    hint: 'the signing secret of the Stripe webhook',
    schema: webhookSecretsSchema,
    isNeeded: always,
  },
  {
    name: 'UNSUBSCRIBE_SECRET',
    from: 'random',
    hint: 'the key that signs unsubscribe links; a new one breaks links in sent mail',
    isForEver: true,
    isNeeded: always,
  },
  {
    name: 'SMTP_PASSWORD',
    from: 'typed',
    hint: 'the password of SMTP_USER at the mail server',
    schema: smtpPasswordSchema,
    isNeeded: ({ SMTP_USER }) => SMTP_USER !== undefined,
  },
  {
    name: 'BREVO_API_KEY',
    from: 'typed',
    hint: 'a Brevo API key (xkeysib-…), used to erase people there',
    schema: brevoApiKeySchema,
    isNeeded: ({ SMTP_HOST }) => isBrevo(SMTP_HOST),
  },
  {
    name: 'ERASURE_SECRET',
    from: 'random',
    hint: 'the key of the hashes of erased people; with a new one, these are no longer recognized',
    isForEver: true,
    schema: erasureSecretSchema,
    isNeeded: ({ ERASURE_DATABASE }) => ERASURE_DATABASE !== undefined,
  },
  {
    name: 'BOUNCE_WEBHOOK_TOKENS',
    from: 'random',
    hint: 'the token with which Brevo or the relay reports bounces',
    isNeeded: ({ BOUNCE_REPORTS }) => BOUNCE_REPORTS === 'on',
  },
];

/** The secrets that a deployment with these settings needs. */
export const neededSecrets = (settings: Settings): readonly NeededSecret[] =>
  SECRETS.filter(({ isNeeded }) => isNeeded(settings));
