import {
  collection,
  count,
  doc,
  documentId,
  getAggregate,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  startAfter,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { readInSession } from './read-in-session.ts';

/** A Firestore timestamp, read as a `Date`. */
export const timestampSchema = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp, 'must be a timestamp'),
  z.transform((timestamp) => timestamp.toDate()),
);

interface PageQuery<Schema extends z.ZodMiniType> {
  /** A collection's path: its name, or like `email_campaigns/{id}/deliveries`. */
  readonly collection: string;
  /** Maximum number of documents. */
  readonly limit: number;
  readonly schema: Schema;
  /** The end of the previous page. */
  readonly after?: PageCursor | undefined;
}

/** Selects the documents whose field has this value. */
export interface Filter {
  readonly field: string;
  readonly equals: string;
}

interface ListQuery<Schema extends z.ZodMiniType> extends PageQuery<Schema> {
  readonly where?: Filter | undefined;
}

/** With a filter, Firestore needs an index of both fields. */
interface NewestQuery<Schema extends z.ZodMiniType> extends ListQuery<Schema> {
  /** Field with the time to sort by; documents without it are not found. */
  readonly newestBy: string;
}

/** The last document of a page, after which the next page starts. */
export type PageCursor = QueryDocumentSnapshot;

export interface ReadDocuments<Data> {
  /** Documents in the requested order. */
  readonly documents: readonly { readonly id: string; readonly data: Data }[];
  /** Ids of documents that the schema rejects, so that a page can mention them. */
  readonly unreadable: readonly string[];
  /** The start of the next page; undefined after the last one. */
  readonly end: PageCursor | undefined;
}

/**
 * Reads the newest documents of a collection.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readNewest<Schema extends z.ZodMiniType>(
  environment: Environment,
  { newestBy, where: filter, ...page }: NewestQuery<Schema>,
): Promise<ReadDocuments<z.output<Schema>>> {
  return readPage(environment, page, [...filtersOf(filter), orderBy(newestBy, 'desc')]);
}

/**
 * Reads documents of a collection in the order of their ids.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readList<Schema extends z.ZodMiniType>(
  environment: Environment,
  { where: filter, ...page }: ListQuery<Schema>,
): Promise<ReadDocuments<z.output<Schema>>> {
  return readPage(environment, page, [...filtersOf(filter), orderBy(documentId())]);
}

const filtersOf = (filter: Filter | undefined) =>
  filter ? [where(filter.field, '==', filter.equals)] : [];

async function readPage<Schema extends z.ZodMiniType>(
  environment: Environment,
  { collection: name, limit: atMost, schema, after }: PageQuery<Schema>,
  order: readonly QueryConstraint[],
): Promise<ReadDocuments<z.output<Schema>>> {
  const startConstraint = after ? [startAfter(after)] : [];
  const snapshot = await readInSession(environment, (firestore) =>
    getDocs(query(collection(firestore, name), ...order, limit(atMost), ...startConstraint)),
  );
  const documents: { id: string; data: z.output<Schema> }[] = [];
  const unreadable: string[] = [];
  for (const document of snapshot.docs) {
    const parsed = z.safeParse(schema, document.data());
    if (parsed.success) documents.push({ id: document.id, data: parsed.data });
    else unreadable.push(document.id);
  }
  const isLast = snapshot.size < atMost;
  return { documents, unreadable, end: isLast ? undefined : snapshot.docs.at(-1) };
}

/**
 * Reads one document; undefined if there is none.
 * @throws FirebaseError, like `permission-denied`, or ZodError if the schema rejects it
 */
export async function readDocument<Schema extends z.ZodMiniType>(
  environment: Environment,
  { collection: name, id, schema }: { collection: string; id: string; schema: Schema },
): Promise<z.output<Schema> | undefined> {
  const document = await readInSession(environment, (firestore) =>
    getDoc(doc(firestore, name, id)),
  );
  return document.exists() ? z.parse(schema, document.data()) : undefined;
}

/**
 * Counts the documents of a collection, on the server.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readCount(
  environment: Environment,
  name: string,
  filter?: Filter,
): Promise<number> {
  const snapshot = await readInSession(environment, (firestore) =>
    getAggregate(query(collection(firestore, name), ...filtersOf(filter)), { count: count() }),
  );
  return snapshot.data().count;
}

export interface Totals {
  readonly count: number;
  readonly sum: number;
}

interface TotalsQuery {
  readonly collection: string;
  readonly summedField: string;
  /** With a filter, Firestore needs an index of both fields. */
  readonly where?: Filter;
}

/**
 * Counts the documents of a collection and adds up one of their fields, on the server.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readTotals(
  environment: Environment,
  { collection: name, summedField, where: filter }: TotalsQuery,
): Promise<Totals> {
  const snapshot = await readInSession(environment, (firestore) =>
    getAggregate(query(collection(firestore, name), ...filtersOf(filter)), {
      count: count(),
      sum: sum(summedField),
    }),
  );
  return snapshot.data();
}
