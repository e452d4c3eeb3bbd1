import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  passwordResetRequestSchema,
  type PasswordResetResponse,
} from '@raade/contracts/people/password';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { networksOf } from '../limits/network.ts';
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
  ({ data, rawRequest }: CallableRequest<unknown>) =>
    answering(CALLABLES.requestPasswordReset, async (): Promise<PasswordResetResponse> => {
      const { email } = checkedInput(passwordResetRequestSchema, data);
      const asked = { email, networks: networksOf(rawRequest) };
      await notBefore(ANSWERS_AFTER_MS, requestPasswordReset(asked));
      return { accepted: true };
    }),
);
