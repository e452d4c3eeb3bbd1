/** A mail as it goes out: everything is bound, cleaned and rendered. */
export interface OutgoingMail {
  /** The id that we give, the same at each attempt: becomes part of the Message-ID. */
  readonly key: string;
  /** The address, without a name. */
  readonly to: string;
  /** The subject, on one line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The campaign that it is a mail of, by which it is found again should it come back. */
  readonly campaignId?: string;
  /** Headers besides those that every mail has, like `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** A document that comes with a mail: the same bytes at each attempt. */
interface Attachment {
  /** Letters, digits and hyphens, ending in `.pdf`. */
  readonly name: string;
  readonly content: Buffer;
}

/** Bytes of all attachments of one mail: mailboxes are small in places, and lines thin. */
export const MOST_ATTACHED_BYTES = 100_000;

/**
 * Result of sending one mail. `reason` is for staff and says no more than the provider did.
 *
 * - `sent`: the provider has taken it on.
 * - `temporary`: it was not taken, and may be later.
 * - `refused`: it was not taken and never will be; `isGone` if the provider says that there is no such mailbox, `code`
 *   where the provider has one, which names nobody.
 * - `blocked`: it was not taken, for a reason that is ours and would meet any other mail, too: a quota that is used up,
 *   a sender that is blocked, a sign-in that is refused. `code` is the provider's own, and names nobody.
 * - `unknown`: the provider may have taken it: the connection ended, or hung, after it was handed over.
 */
export type MailResult =
  | { readonly status: 'sent' }
  | { readonly status: 'temporary'; readonly reason: string }
  | {
      readonly status: 'refused';
      readonly reason: string;
      readonly code?: string;
      readonly isGone?: true;
    }
  | { readonly status: 'blocked'; readonly reason: string; readonly code: string }
  | { readonly status: 'unknown'; readonly reason: string };

/** A provider that sends our mail. Failures are results; a provider does not throw. */
export interface MailProvider {
  /** How many mails one call of `send` takes at most. */
  readonly batchSize: number;
  /**
   * Sends mails, at the provider's own pace.
   * @param batchKey names the batch in what is reported of a mail that came back
   * @returns one result for each mail, in their order
   */
  send(mails: readonly OutgoingMail[], batchKey: string): Promise<readonly MailResult[]>;
  /** Ends its connections. */
  close(): void;
}
