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

/** The result of sending, with its message. */
interface Outcome {
  readonly news: ToastMessage;
  /** There if the function has taken it. */
  readonly sent?: {
    /** True if a second member of the staff must approve the campaign first. */
    readonly waits: boolean;
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
  const { corrects, forum_id, filter, startsAt, ...words } = email;
  const request: CampaignRequest = {
    ...words,
    ...(corrects ? { corrects: corrects.id } : forum_id && { forum_id }),
    ...(filter && { filter }),
    ...(startsAt && { startsAt }),
    ...(campaignId && { campaignId }),
    ...(draftRevision !== undefined && { draftRevision }),
  };
  try {
    const name = CALLABLES.sendEmailCampaign;
    const answer = await callAsStaff(name, request, campaignResponseSchema);
    if (answer.success) return sentAs(email, answer);
    const description = answer.message || 'There was a problem with the email service.';
    return { news: failed('Email sending failed', description), mayHaveSent: false };
  } catch (error) {
    logger.error('email not sent', { testMode: email.testMode }, error);
    if (!(error instanceof CallFailure) || error.code === MALFORMED_ANSWER) {
      const description = 'An unexpected error occurred. Please try again later.';
      return { news: failed('Error sending email', description), mayHaveSent: true };
    }
    const description =
      error.messageForUsers || 'There was a problem sending the email. Please try again.';
    return {
      news: failed('Failed to send email', description),
      mayHaveSent: !REFUSALS.includes(error.code),
    };
  }
}

const failed = (title: string, description: string): ToastMessage => ({
  tone: 'danger',
  title,
  description,
});

interface Taken {
  readonly recipientCount?: number | undefined;
  readonly waits?: boolean | undefined;
}

function sentAs(
  { testMode, testEmail, startsAt }: CampaignEmail,
  { recipientCount, waits = false }: Taken,
): Outcome {
  const recipients = `${recipientCount ?? 'all'} recipients`;
  const sent = { sent: { waits }, mayHaveSent: true };
  const start = startsAt && momentText(startsAt);
  if (waits) {
    const until = start ? ` If nobody approves it by ${start}, it is not sent.` : '';
    const description = `It goes to ${recipients}, so somebody else has to approve it first. Nothing is sent yet.${until}`;
    return { ...sent, news: { title: 'Waiting for a second staff member', description } };
  }
  if (start) {
    const description = `It starts ${start} and has ${recipients} now. You can cancel it until then.`;
    return { ...sent, news: { tone: 'success', title: 'Email scheduled', description } };
  }
  const description = testMode
    ? `Test email sent to ${testEmail}`
    : `Email campaign started for ${recipients}`;
  return { ...sent, news: { tone: 'success', title: 'Email sent successfully', description } };
}
