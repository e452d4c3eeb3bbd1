/** A mail for one address that is ready to send: placeholders are filled in, HTML is cleaned and rendered. */
export interface OutgoingMail {
  /** Our id of the mail, the same at each attempt: becomes part of the Message-ID. */
  readonly key: string;
  /** The address, without a name. */
  readonly to: string;
  /** The subject, on one line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The campaign that the mail belongs to, by which a bounce finds the mail. */
  readonly campaignId?: string;
  /** Headers besides those that every mail has, like `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** An attached PDF document, with the same bytes at each attempt. */
interface Attachment {
  /** Letters, digits and hyphens, ending in `.pdf`. */
  readonly name: string;
  readonly content: Buffer;
}

/** Limit in bytes for all attachments of one mail: some readers have small mailboxes and slow connections. */
export const MAX_ATTACHED_BYTES = 100_000;

/**
 * Result of sending one mail. `reason` is for staff and repeats only what the provider said.
 *
 * - `sent`: the provider has accepted the mail.
 * - `temporary`: the provider has not accepted it, and may later.
 * - `refused`: the provider will never accept it; `isMailboxMissing` if it says that there is no such mailbox. `code`
 *   is the provider's, if it gave one, and holds no personal data.
 * - `blocked`: refused because of us (our account or server), as any other mail would be: a quota is used up, the
 *   sender is blocked, the sign-in is refused. `code` is the provider's, and holds no personal data.
 * - `unknown`: the provider may have accepted it: the connection ended, or hung, after the mail was handed over.
 */
export type MailResult =
  | { readonly status: 'sent' }
  | { readonly status: 'temporary'; readonly reason: string }
  | {
      readonly status: 'refused';
      readonly reason: string;
      readonly code?: string;
      readonly isMailboxMissing?: true;
    }
  | { readonly status: 'blocked'; readonly reason: string; readonly code: string }
  | { readonly status: 'unknown'; readonly reason: string };

/** A provider that sends our mail. Failures are results; a provider does not throw. */
export interface MailProvider {
  /** How many mails one call of `send` takes at most. */
  readonly batchSize: number;
  /**
   * Sends mails.
   * @param batchKey names the batch, so that a report on a bounce can find its mail
   * @returns one result for each mail, in their order
   */
  send(mails: readonly OutgoingMail[], batchKey: string): Promise<readonly MailResult[]>;
  /** Ends its connections. */
  close(): void;
}
