import type { ApplicationKind } from '@raade/contracts/applications';
import { applicationConfirmationEmail, type EmailFrame } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';

interface ApplicationConfirmation {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  /** Address of who applied. */
  readonly to: string;
  /** Name of the student, or of the contact at the partner. */
  readonly name: string;
}

/** Tells who applied that the application arrived. */
export function applicationConfirmationMail(
  confirmation: ApplicationConfirmation,
  frame: EmailFrame,
): OutgoingMail {
  const { kind, applicationId, to, name } = confirmation;
  const email = applicationConfirmationEmail({ kind, name }, frame);
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
