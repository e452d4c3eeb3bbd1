import {
  collection,
  count,
  getAggregate,
  getDocs,
  limit,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import { readInSession } from './read-in-session.ts';

/** Maximum number of values: more than the fields have for which this is used. */
const MOST_VALUES = 20;

/**
 * Reads the distinct values of a text field of a collection, sorted. Needs one read for each value.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readValues(
  environment: Environment,
  { collection: name, field }: { readonly collection: string; readonly field: string },
): Promise<string[]> {
  const values: string[] = [];
  while (values.length < MOST_VALUES) {
    const lastValue = values.at(-1);
    const constraints = lastValue === undefined ? [] : [where(field, '>', lastValue)];
    const { docs } = await readInSession(environment, (firestore) =>
      getDocs(query(collection(firestore, name), ...constraints, orderBy(field), limit(1))),
    );
    const [document] = docs;
    const value: unknown = document?.get(field);
    if (typeof value !== 'string') break;
    values.push(value);
  }
  return values;
}

interface SumsQuery<Field extends string> {
  readonly collection: string;
  /**
   * At most four, since Firestore computes five aggregates at once, and one is the count. Needs an index of all fields.
   */
  readonly fields: readonly Field[];
  readonly where: { readonly field: string; readonly equals: string };
}

/**
 * Adds up fields of the documents that a filter selects, on the server, in one consistent read.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readSums<Field extends string>(
  environment: Environment,
  { collection: name, fields, where: filter }: SumsQuery<Field>,
): Promise<Readonly<Record<Field | 'count', number>>> {
  const sums = Object.fromEntries(fields.map((field) => [field, sum(field)]));
  const snapshot = await readInSession(environment, (firestore) => {
    const source = query(collection(firestore, name), where(filter.field, '==', filter.equals));
    return getAggregate(source, { count: count(), ...sums });
  });
  return snapshot.data() as Readonly<Record<Field | 'count', number>>;
}
