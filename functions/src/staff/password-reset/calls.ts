import {
  passwordResetRequestSchema,
  type PasswordResetResponse,
} from '@raade/contracts/staff/password';
import { visitorCall } from '../../base/call.ts';
import { notBefore } from './not-before.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** Longer than it takes to find an account and to queue a mail, whichever of it is done. */
const ANSWERS_AFTER_MS = 800;

/** Its answer is the same for every address, and takes as long. */
export const requestPasswordResetCall = visitorCall(
  passwordResetRequestSchema,
  async ({ email }, { networks }): Promise<PasswordResetResponse> => {
    await notBefore(ANSWERS_AFTER_MS, requestPasswordReset({ email, networks }));
    return { accepted: true };
  },
);
