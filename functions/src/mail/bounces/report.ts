import type { Bounce } from '@raade/contracts/mail/campaigns';
import type { SuppressionSource } from '@raade/contracts/mail/suppressions';
import type { FoundMail } from './find-mail.ts';

/** Report of a mail server or provider on a mail that it had accepted. */
export interface Report {
  readonly kind: Bounce | 'unsubscribed';
  readonly source: SuppressionSource;
  /** `addressHash` of the recipient. */
  readonly addressHash: string;
  /** Null if it is on record no more, or never was. */
  readonly mail: FoundMail | null;
  /** Names the mail among all that went there, so that what is reported twice counts once. */
  readonly mailId: string;
  /** When it happened, or when the mail went out if that is all that is known. */
  readonly at: Date;
  /** The words of the server that it came back from. */
  readonly says: string;
}
