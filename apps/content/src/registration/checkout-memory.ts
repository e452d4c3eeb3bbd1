import { tabStorage } from '@raade/browser';
import { emailAddress } from '@raade/contracts/base/email-address';
import { logger } from '@raade/platform';
import * as z from 'zod/mini';

/** A value that a checkout leaves in its tab. */
const remembered = <Value>(key: string, schema: z.ZodMiniType<Value>) =>
  tabStorage({ key, schema, format: 'text', warn: logger.warn });

const session = remembered('checkoutSessionId', z.string());
const email = remembered('registrationEmail', emailAddress);

/** Forgets what a checkout that was not finished has left in this tab. */
export function clearCheckout(): void {
  session.keep(undefined);
  email.keep(undefined);
}

/** The address that was given at the checkout; undefined if there is none that looks like one. */
export const registrationEmail = (): string | undefined => email.read();
