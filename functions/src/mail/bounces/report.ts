import type { Bounce } from '@raade/contracts/mail/campaigns';
import type { SuppressionSource } from '@raade/contracts/mail/suppressions';
import type { FoundMail } from './find-mail.ts';

/** A report of Brevo on a mail that it had accepted. */
export interface Report {
  readonly kind: Bounce | 'unsubscribed';
  readonly source: SuppressionSource;
  /** `addressHash` of the recipient. */
  readonly addressHash: string;
  /** The record of the mail; null if there is none, or if it was deleted. */
  readonly mail: FoundMail | null;
  /** Identifies the mail among all mails to this address, so that a repeated report counts once. */
  readonly mailId: string;
  /** The time of the event. */
  readonly at: Date;
  /** The reason, in the words of Brevo. */
  readonly description: string;
}
