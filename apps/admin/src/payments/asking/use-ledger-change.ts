import { createNotifier } from '@raade/ui';
import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { LEDGER_KEY } from '../donations.query.ts';

/** Tells how a change of the ledger went. */
export const tellOfLedger = createNotifier();

/** Changes the ledger, and reads it anew: after a failure, too, since somebody else may have been quicker. */
export function useLedgerChange<Answer, Request>(
  change: UseMutationOptions<Answer, Error, Request>,
) {
  const queries = useQueryClient();
  return useMutation({
    ...change,
    onSettled: () => queries.invalidateQueries({ queryKey: LEDGER_KEY }),
  });
}
