import { CAMPAIGN_MESSAGES } from '@raade/contracts/mail/campaigns';
import type { ToastMessage } from '@raade/platform';
import type { CampaignEmail } from '../form/check-form.ts';
import type { Outcome } from './send-email.ts';

export const TEST_EMAIL_MISSING: ToastMessage = {
  tone: 'danger',
  title: 'Test email required',
  description: CAMPAIGN_MESSAGES.testEmailMissing,
};

/** A campaign to so many that nothing goes out yet. */
const waitsWith = (recipients: string | number): ToastMessage => ({
  title: 'Waits for a second member of the staff',
  description: `It goes to ${recipients} recipients, so somebody else has to approve it first. Nothing is sent yet.`,
});

/** The words of an outcome. */
export function newsOf(outcome: Outcome, email: CampaignEmail): ToastMessage {
  switch (outcome.status) {
    case 'sent':
      if (outcome.waits) return waitsWith(outcome.recipientCount ?? 'all');
      return {
        tone: 'success',
        title: 'Email sent successfully',
        description: email.testMode
          ? `Test email sent to ${email.testEmail}`
          : `Email campaign started for ${outcome.recipientCount ?? 'all'} recipients`,
      };
    case 'refused':
      return {
        tone: 'danger',
        title: 'Email sending failed',
        description: outcome.message || 'There was a problem with the email service.',
      };
    case 'failed':
      return {
        tone: 'danger',
        title: 'Failed to send email',
        description: outcome.message || 'There was a problem sending the email. Please try again.',
      };
    case 'exception':
      return {
        tone: 'danger',
        title: 'Error sending email',
        description: 'An unexpected error occurred. Please try again later.',
      };
  }
}
