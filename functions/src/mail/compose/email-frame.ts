import type { EmailFrame } from '@raade/emails';
import { mailSettings, siteUrl } from '../../configuration/mail-settings.ts';

/** The frame around every mail of this deployment. */
export function emailFrame(): EmailFrame {
  const { EMAIL_POSTAL_LINE } = mailSettings();
  const frame = { siteUrl: siteUrl() };
  return EMAIL_POSTAL_LINE === undefined ? frame : { ...frame, postalLine: EMAIL_POSTAL_LINE };
}
