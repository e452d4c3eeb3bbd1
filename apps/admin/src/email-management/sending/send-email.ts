import { CALLABLES } from '@raade/contracts/base/callables';
import { type CampaignRequest, campaignResponseSchema } from '@raade/contracts/mail/campaigns';
import { CallFailure, MALFORMED_ANSWER } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import type { CampaignEmail } from '../form/check-form.ts';

/** How sending went. `message` is what the function wrote, for staff to read. */
export type Outcome =
  | {
      readonly status: 'sent';
      readonly recipientCount: number | undefined;
      /** True if nothing goes out before a second member of the staff has approved it. */
      readonly waits: boolean;
    }
  /** The function answered that it did not send. */
  | { readonly status: 'refused'; readonly message: string | undefined }
  /** The function failed, or could not be reached. */
  | {
      readonly status: 'failed';
      readonly message: string | undefined;
      readonly mayHaveSent: boolean;
    }
  /** A failure that nobody foresaw. */
  | { readonly status: 'exception'; readonly mayHaveSent: true };

/** Codes of a function that refuses before it does anything. */
const REFUSALS: readonly string[] = [
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
];

/**
 * Sends a test, or starts the campaign of that id. Never throws: what goes wrong is logged, and is an outcome.
 */
export async function sendEmail(email: CampaignEmail, campaignId?: string): Promise<Outcome> {
  const { corrects, forum_id, ...words } = email;
  const request: CampaignRequest = {
    ...words,
    ...(corrects ? { corrects: corrects.id } : forum_id && { forum_id }),
    ...(campaignId && { campaignId }),
  };
  try {
    const {
      success,
      message,
      recipientCount,
      waits = false,
    } = await callAsStaff(CALLABLES.sendEmailCampaign, request, campaignResponseSchema);
    return success ? { status: 'sent', recipientCount, waits } : { status: 'refused', message };
  } catch (error) {
    logger.error('email not sent', { testMode: email.testMode }, error);
    if (!(error instanceof CallFailure) || error.code === MALFORMED_ANSWER) {
      return { status: 'exception', mayHaveSent: true };
    }
    const mayHaveSent = !REFUSALS.includes(error.code);
    return { status: 'failed', message: error.written, mayHaveSent };
  }
}
