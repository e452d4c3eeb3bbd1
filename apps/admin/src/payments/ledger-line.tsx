import { number } from '@raade/staff/numbers';
import { formatToTheCent } from '@raade/contracts/money/money';
import { logger } from '@raade/platform';
import { Skeleton } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ledgerTotalsQuery } from './donations.query.ts';

/** The totals of all donations, added up on the server. */
export function useLedgerTotals() {
  const totals = useQuery(ledgerTotalsQuery);
  const { error } = totals;
  useEffect(() => {
    if (error) logger.error('the ledger could not be added up', {}, error);
  }, [error]);
  return totals;
}

/** The sums of all donations in one line. */
export function LedgerLine() {
  const { data, isFetching } = useLedgerTotals();
  if (!data && isFetching) return <Skeleton $height="1.5rem" />;
  if (!data)
    return <p role="alert">The totals could not be loaded. Reload the page to see them.</p>;
  const { all, byStatus } = data;
  const { partially_refunded: partlyRefunded, refunded, disputed } = byStatus;
  const parts = [
    `${formatToTheCent(all.sum)} from ${number(all.count)} donations, before refunds`,
    `${number(partlyRefunded.count + refunded.count)} with refunds`,
    `${number(disputed.count)} disputed`,
  ];
  return <p>{parts.join(' · ')}</p>;
}
