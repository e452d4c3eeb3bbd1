import * as z from 'zod/mini';
// A named import: through `z`, the bundler would include all of zod, with every language.
import { safeParse } from 'zod/mini';

/** Second factors at sign-in: a code by text message, or of an authenticator app. */
export const SECOND_FACTORS = ['phone', 'totp'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Id of the document of `settings` about sign-ins; rules, functions and pages read it. */
export const SIGN_IN_SETTINGS = 'sign-in';

/** Modes of sign-in for staff: a second factor is required, or a password alone is enough. */
export const SECOND_FACTOR_MODES = ['required', 'optional'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** The document `settings/sign-in`, which `npm run staff` writes. */
export const signInSettingsSchema = z.object({ second_factor: z.enum(SECOND_FACTOR_MODES) });

/** Returns the mode of the document. A missing or unreadable document requires a second factor. */
export function secondFactorMode(settings: unknown): SecondFactorMode {
  return safeParse(signInSettingsSchema, settings).data?.second_factor ?? 'required';
}

const tokenSchema = z.object({
  firebase: z.object({ sign_in_second_factor: z.string().check(z.minLength(1)) }),
});

/** True if the sign-in of an ID token with these claims used a second factor. */
export function tookSecondFactor(claims: unknown): boolean {
  return safeParse(tokenSchema, claims).success;
}
