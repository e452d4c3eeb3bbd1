import { AggregateField, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { zonedIso } from '@raade/content-model/forum/zoned-time';
import { HOME_ZONE } from '@raade/contracts/base/home-zone';
import { localDay } from '@raade/contracts/base/local-day';
import {
  COUNTED_STATUSES,
  enteredTotals,
  type LedgerSums,
  ledgerTotals,
} from '@raade/contracts/money/ledger-totals';
import { OVERVIEW_LIMITS, type OverviewPart } from '@raade/contracts/overview/overview';
import { collection } from '../base/firestore.ts';
import { totalsOf, valuesOf } from './query-sums.ts';

/** The totals of the ledger, and those of the last months. */
export async function donationFigures(
  transaction: Transaction,
  now: Date,
): Promise<OverviewPart<'donations'>> {
  const thisMonth = localDay(now).slice(0, 7);
  const months = Array.from({ length: OVERVIEW_LIMITS.months }, (_, index) =>
    monthAfter(thisMonth, index + 1 - OVERVIEW_LIMITS.months),
  );
  const [ledger, ...monthlyFigures] = await Promise.all([
    ledgerTotals(ledgerSumsIn(transaction)),
    ...months.map((month) => monthFigures(transaction, month)),
  ]);
  return { ledger, months: monthlyFigures };
}

function ledgerSumsIn(transaction: Transaction): LedgerSums {
  const donations = collection('donations');
  const currency = 'account_currency';
  return {
    totals: (field, equals) => totalsOf(transaction, donations.where(field, '==', equals)),
    currencies: () => valuesOf(transaction, donations, { field: currency, limit: 20 }),
    account: async (equals) => {
      const query = donations.where(currency, '==', equals).aggregate({
        count: AggregateField.count(),
        account_gross_cents: AggregateField.sum('account_gross_cents'),
        account_fee_cents: AggregateField.sum('account_fee_cents'),
        account_refunded_cents: AggregateField.sum('account_refunded_cents'),
        account_disputed_cents: AggregateField.sum('account_disputed_cents'),
      });
      return (await transaction.get(query)).data();
    },
  };
}

async function monthFigures(transaction: Transaction, month: string) {
  const paid = collection('donations')
    .where('paid_at', '>=', beginningOf(month))
    .where('paid_at', '<', beginningOf(monthAfter(month, 1)));
  const [all, entered] = await Promise.all([
    totalsOf(transaction, paid.where('payment_status', 'in', [...COUNTED_STATUSES])),
    enteredTotals((method) => totalsOf(transaction, paid.where('entered_method', '==', method))),
  ]);
  return { month, all, entered };
}

/** Midnight at the start of the first day, in the association's time zone. */
const beginningOf = (month: string) =>
  Timestamp.fromDate(new Date(zonedIso(`${month}-01`, '00:00', HOME_ZONE)));

/** Adds months to a month: `2025-12` and 1 give `2026-01`. */
function monthAfter(month: string, count: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return day.toISOString().slice(0, 7);
}
