import type {
  ApplicationKind,
  GuestTicket,
} from '@raade/contracts/applications/application.schema';
import { applicationConfirmationEmail, type EmailFrame } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { normalizeAddress } from '../../base/address.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';

interface ApplicationConfirmation {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  /** Address of who applied. */
  readonly to: string;
  /** Name of the student, or of the contact at the partner. */
  readonly name: string;
  /** Of a guest, where it is known. */
  readonly ticket?: GuestTicket;
  /** Day on which it came in, as YYYY-MM-DD. */
  readonly sentOn: string;
  /** Answers that the mail repeats, label by label. */
  readonly answers: readonly (readonly [label: string, text: string])[];
}

/** Tells who applied that the application arrived. */
export function applicationConfirmationMail(
  confirmation: ApplicationConfirmation,
  frame: EmailFrame,
): OutgoingMail {
  const { applicationId, to, ...application } = confirmation;
  const { kind } = application;
  const email = applicationConfirmationEmail(application, frame);
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
