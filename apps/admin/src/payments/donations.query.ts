import { queryOptions } from '@tanstack/react-query';
import { pagedQueries } from '../table/reading/paged.query.ts';
import { READING_RULES, SHARED_RECORDS } from '../table/reading/reading-rules.ts';
import { donationRow } from './donation-labels.ts';
import { countDonations, readDonations, readLedgerTotals } from './read-donations.ts';

/** First part of the keys of all queries about donations. */
const LEDGER = 'donations';
export const LEDGER_KEY = [LEDGER] as const;

const { pages, count } = pagedQueries({
  name: LEDGER,
  read: readDonations,
  count: countDonations,
  rowOf: donationRow,
});
export const donationQueries = { pages: { ...pages, ...SHARED_RECORDS }, count } as const;

export const ledgerTotalsQuery = queryOptions({
  ...READING_RULES,
  ...SHARED_RECORDS,
  queryKey: [...LEDGER_KEY, 'totals'],
  queryFn: () => readLedgerTotals(),
});
