import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  passwordResetRequestSchema,
  type PasswordResetResponse,
} from '@raade/contracts/people/password';
import { answering } from '../callable/failure.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { notBefore } from './not-before.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** Longer than it takes to find an account and to queue a mail, whichever of it is done. */
const ANSWERS_AFTER_MS = 800;

/**
 * `request-password-reset`: takes a `PasswordResetRequest` of anyone, answers a `PasswordResetResponse` that is the same
 * for every address, and takes as long.
 */
export const requestPasswordResetCallable = onCall(
  visitorCallable(),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.requestPasswordReset, async (): Promise<PasswordResetResponse> => {
      const { input, networks } = await admittedInput(
        CALLABLES.requestPasswordReset,
        passwordResetRequestSchema,
        request,
      );
      const asked = { email: input.email, networks };
      await notBefore(ANSWERS_AFTER_MS, requestPasswordReset(asked));
      return { accepted: true };
    }),
);
