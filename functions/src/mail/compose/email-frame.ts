import type { EmailFrame } from '@raade/emails';
import { mailSettings } from '../../configuration/mail-settings.ts';

/** The frame around every mail of this deployment. */
export function emailFrame(): EmailFrame {
  const { EMAIL_POSTAL_LINE } = mailSettings();
  return EMAIL_POSTAL_LINE === undefined ? {} : { postalLine: EMAIL_POSTAL_LINE };
}
