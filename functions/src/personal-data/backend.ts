import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { type ForgetAtProvider, forgetAtBrevo } from './mail-provider.ts';
import { erasureSettings, readTombstoneSettings } from './settings.ts';
import { stripeFrom } from './stripe-from.ts';
import { type Tombstones, tombstonesIn } from '../base/tombstones/tombstones.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** All that knows people by their address. */
export interface PeopleBackend {
  readonly firestore: ReturnType<typeof getFirestore>;
  readonly auth: ReturnType<typeof getAuth>;
  readonly stripe: Stripe;
  readonly tombstones: Tombstones;
  /** Undefined if the provider keeps no records that we could reach. */
  readonly forgetAtProvider: ForgetAtProvider | undefined;
}

/**
 * @param environment has the settings and secrets of the functions
 * @throws Failure that names what is missing
 */
export function peopleBackend(app: App, environment: Environment): PeopleBackend {
  const settings = erasureSettings(environment);
  return {
    firestore: getFirestore(app),
    auth: getAuth(app),
    stripe: stripeFrom(settings.STRIPE_SECRET_KEY, settings.STRIPE_API_BASE),
    tombstones: tombstonesOf(app, environment),
    forgetAtProvider:
      settings.BREVO_API_KEY === undefined ? undefined : forgetAtBrevo(settings.BREVO_API_KEY),
  };
}

/** @throws Failure that names what is missing */
function tombstonesOf(app: App, environment: Environment): Tombstones {
  const { ERASURE_DATABASE: database, ERASURE_SECRET: secret } = readTombstoneSettings(environment);
  return tombstonesIn(getFirestore(app, database), secret);
}
