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

/** More values than any field has of which somebody wants them all. */
const MOST_VALUES = 20;

/**
 * The values that a text field has in a collection, each once, in their order. Takes one read for each.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readValues(
  environment: Environment,
  { collection: name, field }: { readonly collection: string; readonly field: string },
): Promise<string[]> {
  const values: string[] = [];
  while (values.length < MOST_VALUES) {
    const last = values.at(-1);
    const rest = last === undefined ? [] : [where(field, '>', last)];
    const { docs } = await readInSession(environment, (firestore) =>
      getDocs(query(collection(firestore, name), ...rest, orderBy(field), limit(1))),
    );
    const [next] = docs;
    const value: unknown = next?.get(field);
    if (typeof value !== 'string') break;
    values.push(value);
  }
  return values;
}

interface SumsQuery<Field extends string> {
  readonly collection: string;
  /** Four at most: Firestore adds up five figures at once, and one is the count. They need an index together. */
  readonly fields: readonly Field[];
  readonly where: { readonly field: string; readonly equals: string };
}

/**
 * Adds up fields of the documents that have this value, on the server, all of the same moment.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readSums<Field extends string>(
  environment: Environment,
  { collection: name, fields, where: only }: SumsQuery<Field>,
): Promise<Readonly<Record<Field | 'count', number>>> {
  const sums = Object.fromEntries(fields.map((field) => [field, sum(field)]));
  const snapshot = await readInSession(environment, (firestore) => {
    const source = query(collection(firestore, name), where(only.field, '==', only.equals));
    return getAggregate(source, { count: count(), ...sums });
  });
  return snapshot.data() as Readonly<Record<Field | 'count', number>>;
}
