import { COLLECTIONS } from '@raade/contracts/base/collections';
import { PAYMENT_STATUSES } from '@raade/contracts/money/donation-record';
import { watchCommits, type Write } from '../watch-commits.ts';

interface Seen {
  readonly rank: number;
  readonly at: number;
}

/** Taken out of the ledger: lower than any status. */
const REMOVED = -1;

/** Watches what is written into the ledger for donations whose status goes back, or that are taken out again. */
export function watchStatuses() {
  const history = new Map<string, Seen[]>();
  const stop = watchCommits((writes, at) => {
    for (const write of writes) {
      const [collection, id] = pathOf(write).slice(-2);
      const rank = rankOf(write);
      if (collection !== COLLECTIONS.donations || id === undefined || rank === undefined) continue;
      history.set(id, [...(history.get(id) ?? []), { rank, at }]);
    }
  });
  return {
    wentBack: () => [...history].filter(([, seen]) => goesBack(seen)).map(([id]) => id),
    stop,
  };
}

const pathOf = ({ update, delete: removed = '' }: Write) => (update?.name ?? removed).split('/');

/** Undefined for a write that leaves the status as it is. */
function rankOf({ update }: Write): number | undefined {
  if (update === undefined) return REMOVED;
  const status = update.fields['payment_status']?.stringValue;
  return status === undefined ? undefined : PAYMENT_STATUSES.findIndex((known) => known === status);
}

function goesBack(seen: readonly Seen[]): boolean {
  const inOrder = seen.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ rank }, index) => rank < (inOrder[index - 1]?.rank ?? rank));
}
