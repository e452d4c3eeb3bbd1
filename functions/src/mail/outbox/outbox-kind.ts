import type { OutgoingMail } from '../mail-provider.ts';
import type { MailKind } from '../suppressions/suppressed-kinds.ts';

/**
 * A kind of mail in the outbox. The domain that queues such mails describes it; `deployed/outbox-queues.ts` lists all.
 */
export interface OutboxKind {
  /** The values of the field `kind` of its entries. */
  readonly names: readonly string[];
  /** Decides which suppressions apply to the mail. */
  readonly mailKind: MailKind;
  /**
   * The mail of an entry, the same each time.
   *
   * @param key id of the entry
   * @param data its fields, not yet checked
   * @throws if the entry is malformed, or if the record that it announces was deleted
   */
  compose(key: string, data: unknown): Promise<OutgoingMail>;
}
