import type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { DeliveryState } from './delivery-state.ts';
import type { MailProvider, OutgoingMail } from '../mail-provider.ts';

/**
 * State of a mail that must not be sent: failed; held until staff decide; or needless, since a later event replaced the
 * mail. A needless mail raises no alert.
 */
export interface Bar {
  readonly status: 'failed' | 'held' | 'needless';
  /** The words that staff are told. */
  readonly reason: string;
}

/** Ids of documents that are not to be sent. */
export type Barred = ReadonlyMap<string, Bar>;

/** Mails to be sent, one document each, whose state is that of `delivery-state.ts`. */
export interface MailQueue {
  /** Names the queue in the log. */
  readonly name: string;
  readonly documents: Query;
  /** For how long a mail is tried from its `created_at` on, however many attempts it takes; 0: its attempts decide. */
  readonly triesForMs: number;
  /** The mail of a document, the same each time. */
  compose(document: QueryDocumentSnapshot): Promise<OutgoingMail>;
  /**
   * Finds mails that must not go out, at the last moment before they do.
   * @param mails those of the documents that could be composed, by the ids of these
   * @returns `stopped` if nothing of the queue may go out now
   */
  holdBack(
    transaction: Transaction,
    documents: readonly QueryDocumentSnapshot[],
    mails: ReadonlyMap<string, OutgoingMail>,
  ): Promise<'stopped' | Barred>;
}

/** Milliseconds since 1970 before which a mail of the queue is not given up. */
export function triedUntil({ triesForMs }: MailQueue, { created_at }: DeliveryState): number {
  return (created_at?.toMillis() ?? 0) + triesForMs;
}

/** The provider that a worker sends with, and the clock that it goes by. */
export interface Worker {
  readonly provider: MailProvider;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Mails that are handed over together, under one key. */
export interface Batch {
  readonly key: string;
  readonly items: readonly {
    readonly document: DocumentReference;
    readonly mail: OutgoingMail;
    /** The code of the refusal at which a breaker stopped it before; null if none did. */
    readonly stoppedBy: string | null;
  }[];
}
