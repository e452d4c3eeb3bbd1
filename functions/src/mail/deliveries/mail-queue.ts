import type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { DeliveryState } from './delivery-state.ts';
import type { MailProvider, OutgoingMail } from '../mail-provider.ts';

/**
 * State of a mail that must not be sent: failed; held until staff decide; or needless, since a later mail replaces it.
 * A needless mail raises no alert.
 */
export interface Withheld {
  readonly status: 'failed' | 'held' | 'needless';
  /** The reason, as staff read it. */
  readonly reason: string;
}

/** The mails that must not be sent, by the ids of their documents. */
export type WithheldMails = ReadonlyMap<string, Withheld>;

/** Mails to be sent, one document each, whose state is that of `delivery-state.ts`. */
export interface MailQueue {
  /** Names the queue in the log. */
  readonly name: string;
  readonly documents: Query;
  /**
   * Milliseconds after `created_at` during which a mail does not fail, however many attempts it has had. With 0, only
   * the number of attempts decides.
   */
  readonly triesForMs: number;
  /** The mail of a document, the same each time. */
  compose(document: QueryDocumentSnapshot): Promise<OutgoingMail>;
  /**
   * Finds mails that must not go out, in the transaction just before they are sent.
   * @param mails the mails that could be composed, by the ids of their documents
   * @returns `stopped` if nothing of the queue may go out now
   */
  holdBack(
    transaction: Transaction,
    documents: readonly QueryDocumentSnapshot[],
    mails: ReadonlyMap<string, OutgoingMail>,
  ): Promise<'stopped' | WithheldMails>;
}

/** Milliseconds since 1970 until which a mail of the queue is tried again, however many attempts it has had. */
export function triedUntil({ triesForMs }: MailQueue, { created_at }: DeliveryState): number {
  return (created_at?.toMillis() ?? 0) + triesForMs;
}

/** A running function that sends mails: its mail provider and its clock. */
export interface Worker {
  readonly provider: MailProvider;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Mails that are handed over to the provider together, under one key. */
export interface Batch {
  readonly key: string;
  readonly items: readonly {
    readonly document: DocumentReference;
    readonly mail: OutgoingMail;
    /** The code of the refusals because of which a breaker has made the mail wait before; null if none has. */
    readonly stoppedBy: string | null;
  }[];
}
