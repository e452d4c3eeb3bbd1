import { COLLECTIONS } from '@raade/contracts/base/collections';
import { PAYMENT_STATUSES } from '@raade/contracts/money/donation-record';
import { watchCommits, type Write } from '../watch-commits.ts';

interface Seen {
  readonly rank: number;
  readonly at: number;
}

/** The rank of a deleted donation, which is lower than that of any status. */
const REMOVED = -1;

/** Watches the ledger for donations whose status goes back, or that are deleted. */
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

/** The rank of the written status; undefined if the write does not change the status. */
function rankOf({ update }: Write): number | undefined {
  if (update === undefined) return REMOVED;
  const status = update.fields['payment_status']?.stringValue;
  return status === undefined ? undefined : PAYMENT_STATUSES.findIndex((known) => known === status);
}

function goesBack(seen: readonly Seen[]): boolean {
  const inOrder = seen.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ rank }, index) => rank < (inOrder[index - 1]?.rank ?? rank));
}
