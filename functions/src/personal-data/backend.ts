import type { App } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { erasureSecretSchema } from '../base/configuration/settings.ts';
import { stripeAddress } from '../base/stripe/client.ts';
import { type Tombstones, tombstonesIn } from '../base/tombstones/tombstones.ts';

const text = z.string('is missing').check(z.minLength(1, 'is empty'));

const settingsSchema = z.extend(erasureSecretSchema, {
  STRIPE_SECRET_KEY: text,
  STRIPE_API_BASE: z.optional(text),
  BREVO_API_KEY: z.optional(text),
  /** The database of the tombstones, beside the default one. */
  ERASURE_DATABASE: z._default(text, 'erasures'),
});

/** The services with personal data, and the clients to reach them. */
export interface PeopleBackend {
  readonly firestore: ReturnType<typeof getFirestore>;
  readonly auth: ReturnType<typeof getAuth>;
  readonly stripe: Stripe;
  readonly tombstones: Tombstones;
  /** Asks the mail provider to delete an address; undefined if it stores no records. */
  readonly forgetAtProvider: ForgetAtProvider | undefined;
}

/**
 * Reads the settings and secrets of the functions from the environment.
 *
 * @throws Failure that names the missing variables, never their values
 */
export function peopleBackend(app: App): PeopleBackend {
  const { data: settings, error } = z.safeParse(settingsSchema, process.env);
  if (!settings) {
    throw new Failure(
      `These variables are needed, as the functions have them:\n${describeIssues(error.issues)}`,
    );
  }
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, BREVO_API_KEY } = settings;
  return {
    firestore: getFirestore(app),
    auth: getAuth(app),
    stripe: new Stripe(STRIPE_SECRET_KEY, { ...stripeAddress(STRIPE_API_BASE), telemetry: false }),
    tombstones: tombstonesIn(getFirestore(app, settings.ERASURE_DATABASE), settings.ERASURE_SECRET),
    forgetAtProvider: BREVO_API_KEY === undefined ? undefined : forgetAtBrevo(BREVO_API_KEY),
  };
}

const BREVO_ADDRESS = 'https://api.brevo.com';
const ANSWER_TIMEOUT_MS = 30_000;

/** Asks the mail provider to delete what it stores of an address. */
type ForgetAtProvider = (address: string) => Promise<void>;

/**
 * Deletes the logs of sent mails and the contact of an address at Brevo.
 * (https://developers.brevo.com/reference/delete-an-smtp-transactional-log,
 * https://developers.brevo.com/reference/deletecontact)
 */
export function forgetAtBrevo(apiKey: string, base = BREVO_ADDRESS): ForgetAtProvider {
  return async (address) => {
    for (const folder of ['smtp/log', 'contacts']) {
      const answer = await fetch(`${base}/v3/${folder}/${encodeURIComponent(address)}`, {
        method: 'DELETE',
        headers: { 'api-key': apiKey },
        // The key must not go to the address of a redirect.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      // 404: Brevo does not know the address, so there is nothing to delete.
      if (!answer.ok && answer.status !== 404) {
        throw new Error(`Brevo answered ${answer.status} when it was asked to forget an address.`);
      }
    }
  };
}

/** Finds the account with an address; undefined if there is none. */
export async function accountOf(auth: Auth, address: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ email: address.trim() }]);
  return users[0];
}

/** True if an account has any right. */
export function isOfStaff({ customClaims }: UserRecord): boolean {
  return Object.keys(customClaims ?? {}).length > 0;
}
