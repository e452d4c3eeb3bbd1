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

interface ValuesQuery {
  readonly field: string;
  /** The limit of values. */
  readonly limit: number;
}

/** The distinct texts of a field in the documents of a query, in order. Each read finds the next text. */
export async function valuesOf(
  transaction: Transaction,
  query: Query,
  { field, limit }: ValuesQuery,
): Promise<string[]> {
  const values: string[] = [];
  while (values.length < limit) {
    const nextDocument = query
      .where(field, '>', values.at(-1) ?? '')
      .orderBy(field)
      .limit(1)
      .select(field);
    const [document] = (await transaction.get(nextDocument)).docs;
    if (!document) break;
    values.push(String(document.get(field)));
  }
  return values;
}
