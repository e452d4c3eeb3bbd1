import { tabStorage } from '@raade/browser';
import { emailAddress } from '@raade/contracts/base/email-address';
import { logger } from '@raade/platform';
import * as z from 'zod/mini';

/** A value that the checkout stores in its tab. */
const storedText = <Value>(key: string, schema: z.ZodMiniType<Value>) =>
  tabStorage({ key, schema, format: 'text', warn: logger.warn });

const storedSessionId = storedText('checkoutSessionId', z.string());
const storedEmail = storedText('registrationEmail', emailAddress);

/** Deletes the data of an unfinished checkout in this tab. */
export function clearCheckout(): void {
  storedSessionId.set(undefined);
  storedEmail.set(undefined);
}

/** The email address from the checkout; undefined if there is no valid one. */
export const registrationEmail = (): string | undefined => storedEmail.read();
