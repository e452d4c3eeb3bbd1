import type { Account } from '../account/account.ts';
import { idOf } from '../account/identifiers.ts';
import type { FaultSchedule } from '../faults/fault-schedule.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/** Counts for tests. */
export interface EmulatorState {
  readonly paymentIntents: { readonly total: number };
  readonly charges: {
    readonly succeeded: number;
    readonly failed: number;
    /** Declined charges by the id of their intent. */
    readonly failedByIntent: Readonly<Record<string, number>>;
  };
  /** Number of locked objects. */
  readonly lockedObjects: number;
  readonly deliveries: { readonly attempts: number };
  /** Planned faults that will still occur. */
  readonly pendingFaults: number;
}

/** Counts the objects, deliveries and planned faults of the emulator. */
export function describeState(
  account: Account,
  { attempts }: Webhooks,
  faults: FaultSchedule,
): EmulatorState {
  const charges = account.charges.newestFirst();
  const failedCharges = charges.filter(({ status }) => status === 'failed');
  const failedByIntent: Record<string, number> = {};
  for (const { payment_intent } of failedCharges) {
    const id = idOf(payment_intent);
    failedByIntent[id] = (failedByIntent[id] ?? 0) + 1;
  }
  return {
    paymentIntents: { total: account.paymentIntents.items.size },
    charges: {
      succeeded: charges.length - failedCharges.length,
      failed: failedCharges.length,
      failedByIntent,
    },
    lockedObjects: account.lockedIds.size,
    deliveries: { attempts },
    pendingFaults: faults.countPending(),
  };
}
