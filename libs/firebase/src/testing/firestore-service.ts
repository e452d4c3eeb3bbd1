import { CALLABLES } from '@raade/contracts/callables';
import { documentOf, valueOf } from './firestore-values.ts';
import { type JsonService, startJsonService } from './json-service.ts';

interface Stored {
  /** Documents by id, in the order of the answer. Undefined: it does not answer. */
  documents: Readonly<Record<string, object>> | undefined;
  totals: Totals;
  /** Totals of documents that have this value in the field that is asked for; `totals` for every other. */
  totalsWhere: Readonly<Record<string, Totals>>;
  /** False: who is about to read can leave no note of it. */
  takesNotes: boolean;
}

interface Totals {
  readonly count: number;
  readonly sum: number;
}

const NOW = new Date();

const foundDocument = ([id, data]: [string, object]) => ({
  document: documentOf(`sample/${id}`, data, NOW),
  readTime: NOW.toISOString(),
});

/** The part of a query that is read: how much is wanted, and after which document. */
interface Query {
  readonly structuredQuery?: {
    readonly limit?: number;
    readonly startAt?: { readonly values: readonly { readonly referenceValue?: string }[] };
  };
}

function pageOf(stored: readonly [string, object][], { structuredQuery }: Query) {
  const { limit, startAt } = structuredQuery ?? {};
  const after = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
  const first = after ? stored.findIndex(([id]) => after.endsWith(`/${id}`)) + 1 : 0;
  return stored.slice(first, first + (limit ?? stored.length));
}

/** The part of an aggregation that is read: which documents are counted. */
interface Aggregation {
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: {
      readonly where?: { readonly fieldFilter: { readonly value: { stringValue?: string } } };
    };
  };
}

function totalsOf({ totals, totalsWhere }: Stored, asked: Aggregation): Totals {
  const { where } = asked.structuredAggregationQuery?.structuredQuery ?? {};
  return totalsWhere[where?.fieldFilter.value.stringValue ?? ''] ?? totals;
}

const UNAVAILABLE = { status: 503, body: { error: { status: 'UNAVAILABLE' } } };

/** Answers every query with what is stored, in that order, page by page, and takes the note that comes before it. */
export async function startFirestoreService(): Promise<JsonService & { stored: Stored }> {
  const totals = { count: 0, sum: 0 };
  const stored: Stored = { documents: {}, totals, totalsWhere: {}, takesNotes: true };
  const service = await startJsonService((url, body) => {
    const { documents } = stored;
    if (url.endsWith(CALLABLES.noteReading)) {
      return stored.takesNotes ? { status: 200, body: { result: { noted: true } } } : UNAVAILABLE;
    }
    if (!documents) return UNAVAILABLE;
    if (!url.includes(':runAggregationQuery')) {
      return {
        status: 200,
        body: pageOf(Object.entries(documents), body as Query).map(foundDocument),
      };
    }
    const { count, sum } = totalsOf(stored, body as Aggregation);
    const aggregateFields = { aggregate_0: valueOf(count), aggregate_1: valueOf(sum) };
    return { status: 200, body: [{ result: { aggregateFields }, readTime: NOW.toISOString() }] };
  });
  return { ...service, stored };
}
