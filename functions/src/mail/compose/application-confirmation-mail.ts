import type { ApplicationKind } from '@raade/contracts/applications';
import { applicationConfirmationEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import { emailFrame } from './email-frame.ts';

interface ApplicationConfirmation {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  /** Address of who applied. */
  readonly to: string;
  /** Name of the student, or of the contact at the partner. */
  readonly name: string;
}

/** Tells who applied that the application arrived. */
export function applicationConfirmationMail(confirmation: ApplicationConfirmation): OutgoingMail {
  const { kind, applicationId, to, name } = confirmation;
  const email = applicationConfirmationEmail({ kind, name }, emailFrame());
  const { subject, html, text } = withPlainText(email);
  return {
    key: `application-confirmation_${kind}_${applicationId}`,
    to: normalizeAddress(to),
    subject,
    html,
    text,
    headers: {},
  };
}
