import { AggregateField, type Query, type Transaction } from 'firebase-admin/firestore';
import type { Totals } from '@raade/contracts/money/ledger-totals';

/** Counts the documents of a query. */
export async function countOf(transaction: Transaction, query: Query): Promise<number> {
  return (await transaction.get(query.count())).data().count;
}

/** Counts the donations of a query, and adds up their amounts in cents. */
export async function totalsOf(transaction: Transaction, query: Query): Promise<Totals> {
  const totals = { count: AggregateField.count(), sum: AggregateField.sum('amount_cents') };
  return (await transaction.get(query.aggregate(totals))).data();
}

interface ValuesOf {
  readonly field: string;
  /** The limit of values. */
  readonly limit: number;
}

/** The distinct texts of a field in the documents of a query, in order. Takes one read for each text. */
export async function valuesOf(
  transaction: Transaction,
  query: Query,
  { field, limit }: ValuesOf,
): Promise<string[]> {
  const values: string[] = [];
  while (values.length < limit) {
    const rest = query
      .where(field, '>', values.at(-1) ?? '')
      .orderBy(field)
      .limit(1)
      .select(field);
    const [next] = (await transaction.get(rest)).docs;
    if (!next) break;
    values.push(String(next.get(field)));
  }
  return values;
}
