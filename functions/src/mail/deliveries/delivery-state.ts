import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '@raade/contracts/mail/campaigns';

/**
 * Duration of a worker's lease on a batch: longer than a function may run, so that no running worker loses its batch.
 */
export const LEASE_MS = 10 * 60 * 1000;

/** The fields of a queued mail that its sending needs. Its document has further fields, which depend on the queue. */
const deliveryStateSchema = z.object({
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  reason: z.nullable(z.string()),
  /**
   * Key of the batch in which the mail was handed over last: only the worker that handed it over may record its result.
   */
  lease: z.nullable(z.string()),
  /** When the mail may be sent or, while a worker has it, when the worker's lease ends. */
  due_at: z.nullable(z.instanceof(Timestamp)),
  /** The code of the refusals because of which the circuit breaker (`breaker.ts`) has made the mail wait. */
  stopped_by: z._default(z.nullable(z.string()), null),
  /** When the mail was queued. */
  created_at: z.optional(z.instanceof(Timestamp)),
});
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** State of a new mail, which may go out at once. */
export const WAITING = {
  status: 'waiting',
  attempts: 0,
  reason: null,
  lease: null,
  stopped_by: null,
  due_at: FieldValue.serverTimestamp(),
} as const;

/** @throws z.core.$ZodError if the document is malformed */
export function stateOf(document: DocumentSnapshot): DeliveryState {
  return z.parse(deliveryStateSchema, document.data());
}

/** Reads the state; undefined if the document is malformed. */
export function readState(document: DocumentSnapshot): DeliveryState | undefined {
  return z.safeParse(deliveryStateSchema, document.data()).data;
}

export function isDue({ due_at }: DeliveryState, now: number): boolean {
  return due_at !== null && due_at.toMillis() <= now;
}

/** Entries of the outbox about somebody's money, by their `kind`: they are held for staff rather than given up. */
export const MONEY_MAILS = ['donation-receipt', 'yearly-statement'] as const;

export const isMoneyMail = (kind: string) => MONEY_MAILS.some((each) => each === kind);
