import { CALLABLES } from '@raade/contracts/base/callables';
import {
  CAMPAIGN_MESSAGES,
  type CampaignRequest,
  campaignResponseSchema,
} from '@raade/contracts/mail/campaigns';
import { CallFailure, MALFORMED_ANSWER } from '@raade/firebase/callables';
import { logger, type ToastMessage } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import type { CampaignEmail } from '../form/campaign-form.ts';

/** The result of sending, with the toast that tells it. */
interface Outcome {
  readonly toast: ToastMessage;
  /** Set if the server has accepted the email. */
  readonly sent?: {
    /** True if a second member of the staff must approve the campaign first. */
    readonly needsApproval: boolean;
  };
  /** False if it is known that nothing was sent. */
  readonly mayHaveSent: boolean;
}

export const TEST_EMAIL_MISSING: ToastMessage = {
  tone: 'danger',
  title: 'Test email required',
  description: CAMPAIGN_MESSAGES.testEmailMissing,
};

/** Error codes of refusals before anything was sent. */
const REFUSALS: readonly string[] = [
  'aborted',
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
];

/**
 * Sends a test email, or starts or schedules the campaign with this id. Never throws: errors are logged and returned
 * as a result.
 *
 * @param draftRevision the revision of the campaign's draft, if there is one
 */
export async function sendEmail(
  email: CampaignEmail,
  campaignId?: string,
  draftRevision?: number,
): Promise<Outcome> {
  const { corrects, forum_id, filter, startsAt, ...fields } = email;
  const request: CampaignRequest = {
    ...fields,
    ...(corrects ? { corrects: corrects.id } : forum_id && { forum_id }),
    ...(filter && { filter }),
    ...(startsAt && { startsAt }),
    ...(campaignId && { campaignId }),
    ...(draftRevision !== undefined && { draftRevision }),
  };
  try {
    const name = CALLABLES.sendEmailCampaign;
    const response = await callAsStaff(name, request, campaignResponseSchema);
    if (response.success) return successOutcome(email, response);
    const description = response.message || 'There was a problem with the email service.';
    return { toast: failureToast('Email sending failed', description), mayHaveSent: false };
  } catch (error) {
    logger.error('email not sent', { testMode: email.testMode }, error);
    if (!(error instanceof CallFailure) || error.code === MALFORMED_ANSWER) {
      const description = 'An unexpected error occurred. Please try again later.';
      return { toast: failureToast('Error sending email', description), mayHaveSent: true };
    }
    const description =
      error.messageForUsers || 'There was a problem sending the email. Please try again.';
    return {
      toast: failureToast('Failed to send email', description),
      mayHaveSent: !REFUSALS.includes(error.code),
    };
  }
}

const failureToast = (title: string, description: string): ToastMessage => ({
  tone: 'danger',
  title,
  description,
});

interface SuccessResponse {
  readonly recipientCount?: number | undefined;
  readonly needsApproval?: boolean | undefined;
}

function successOutcome(
  { testMode, testEmail, startsAt }: CampaignEmail,
  { recipientCount, needsApproval = false }: SuccessResponse,
): Outcome {
  const recipients = `${recipientCount ?? 'all'} recipients`;
  const sent = { sent: { needsApproval }, mayHaveSent: true };
  const start = startsAt && momentText(startsAt);
  if (needsApproval) {
    const deadline = start ? ` If nobody approves it by ${start}, it is not sent.` : '';
    const description = `It goes to ${recipients}, so somebody else has to approve it first. Nothing is sent yet.${deadline}`;
    return { ...sent, toast: { title: 'Waiting for a second staff member', description } };
  }
  if (start) {
    const description = `It starts ${start} and has ${recipients} now. You can cancel it until then.`;
    return { ...sent, toast: { tone: 'success', title: 'Email scheduled', description } };
  }
  const description = testMode
    ? `Test email sent to ${testEmail}`
    : `Email campaign started for ${recipients}`;
  return { ...sent, toast: { tone: 'success', title: 'Email sent successfully', description } };
}
