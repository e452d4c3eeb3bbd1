import { FirebaseError } from 'firebase/app';
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
  type Query,
  query,
  type QueryDocumentSnapshot,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { Environment } from '@raade/contracts/environment';
import * as z from 'zod/mini';
import { openFirestore } from './open-firestore.ts';

/** A Firestore timestamp, read as a `Date`. */
export const timestampSchema = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp, 'must be a timestamp'),
  z.transform((timestamp) => timestamp.toDate()),
);

interface PageQuery<Schema extends z.ZodMiniType> {
  /** A collection's path: its name, or like `email_campaigns/{id}/deliveries`. */
  readonly collection: string;
  /** Most documents of an answer. */
  readonly limit: number;
  readonly schema: Schema;
  /** The end of an earlier reading, after which this one goes on. */
  readonly after?: ReadingEnd | undefined;
}

interface NewestQuery<Schema extends z.ZodMiniType> extends PageQuery<Schema> {
  /** Field with the time that counts; documents without it are not found. */
  readonly newestBy: string;
}

interface ListQuery<Schema extends z.ZodMiniType> extends PageQuery<Schema> {
  /** Only documents whose field has this value. */
  readonly where?: { readonly field: string; readonly equals: string } | undefined;
}

/** The last document of a reading. Others that stand equal in its order are told apart by their ids. */
export type ReadingEnd = QueryDocumentSnapshot;

export interface ReadDocuments<Data> {
  /** Documents in the order that was asked for. */
  readonly documents: readonly { readonly id: string; readonly data: Data }[];
  /** Ids of documents that are not what the schema says, so that a page can tell of them. */
  readonly unreadable: readonly string[];
  /** The place to read on from; undefined once there is nothing more. */
  readonly end: ReadingEnd | undefined;
}

/**
 * Reads the newest documents of a collection, under the rules.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readNewest<Schema extends z.ZodMiniType>(
  environment: Environment,
  { newestBy, ...page }: NewestQuery<Schema>,
): Promise<ReadDocuments<z.output<Schema>>> {
  const source = collection(await openFirestore(environment), page.collection);
  return readPage(query(source, orderBy(newestBy, 'desc')), page);
}

/**
 * Reads documents of a collection in the order of their ids, under the rules.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readList<Schema extends z.ZodMiniType>(
  environment: Environment,
  { where: filter, ...page }: ListQuery<Schema>,
): Promise<ReadDocuments<z.output<Schema>>> {
  const source = collection(await openFirestore(environment), page.collection);
  const found = filter ? query(source, where(filter.field, '==', filter.equals)) : source;
  return readPage(query(found, orderBy(documentId())), page);
}

async function readPage<Schema extends z.ZodMiniType>(
  ordered: Query,
  { limit: atMost, schema, after }: PageQuery<Schema>,
): Promise<ReadDocuments<z.output<Schema>>> {
  const found = query(ordered, limit(atMost));
  const snapshot = await getDocs(after ? query(found, startAfter(after)) : found);
  const documents: { id: string; data: z.output<Schema> }[] = [];
  const unreadable: string[] = [];
  for (const document of snapshot.docs) {
    const read = z.safeParse(schema, document.data());
    if (read.success) documents.push({ id: document.id, data: read.data });
    else unreadable.push(document.id);
  }
  const isLast = snapshot.size < atMost;
  return { documents, unreadable, end: isLast ? undefined : snapshot.docs.at(-1) };
}

/**
 * Reads one document, under the rules; undefined if there is none.
 * @throws FirebaseError, like `permission-denied`, and an error if it is not what the schema says
 */
export async function readDocument<Schema extends z.ZodMiniType>(
  environment: Environment,
  { collection: name, id, schema }: { collection: string; id: string; schema: Schema },
): Promise<z.output<Schema> | undefined> {
  const document = await getDoc(doc(await openFirestore(environment), name, id));
  return document.exists() ? z.parse(schema, document.data()) : undefined;
}

/**
 * Counts all documents of a collection, on the server.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readCount(environment: Environment, collectionName: string): Promise<number> {
  const source = collection(await openFirestore(environment), collectionName);
  const snapshot = await getAggregate(source, { count: count() });
  return snapshot.data().count;
}

export interface Totals {
  readonly count: number;
  readonly sum: number;
}

interface TotalsQuery {
  readonly collection: string;
  readonly summedField: string;
  /** Only documents with this value in this field. Such a sum needs an index of both fields. */
  readonly where?: { readonly field: string; readonly equals: string };
}

/**
 * Counts the documents of a collection and adds up one of their fields, on the server.
 * @throws FirebaseError, like `permission-denied`
 */
export async function readTotals(
  environment: Environment,
  { collection: name, summedField, where: only }: TotalsQuery,
): Promise<Totals> {
  const all = collection(await openFirestore(environment), name);
  const source = only ? query(all, where(only.field, '==', only.equals)) : all;
  const snapshot = await getAggregate(source, { count: count(), sum: sum(summedField) });
  return snapshot.data();
}

interface NewDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Field that gets the server's time. */
  readonly timeField: string;
}

/**
 * Creates a document under create-only rules. `refused` means that the rules denied it: it is not what they
 * ask for, or a document with this id is there already.
 * @throws FirebaseError for every other reason
 */
export async function createDocument(
  environment: Environment,
  { collection: name, id, data, timeField }: NewDocument,
): Promise<'created' | 'refused'> {
  const document = doc(collection(await openFirestore(environment), name), id);
  try {
    await setDoc(document, { ...data, [timeField]: serverTimestamp() });
    return 'created';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'refused';
    throw error;
  }
}
