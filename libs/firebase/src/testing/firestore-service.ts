import { CALLABLES } from '@raade/contracts/base/callables';
import { documentOf, valueOf } from './firestore-values.ts';
import { type JsonService, startJsonService } from './json-service.ts';

interface Stored {
  /** Documents by id, in the order of the answer. Undefined: it does not answer. */
  documents: Readonly<Record<string, object>> | undefined;
  totals: Totals;
  /** Totals of documents that have this value in the field that is asked for; `totals` for every other. */
  totalsWhere: Readonly<Record<string, Totals>>;
  /** Sums by the field that is added up; that of `totals` for every other. */
  sums: Readonly<Record<string, number>>;
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

interface FieldFilter {
  readonly fieldFilter: { readonly op?: string; readonly value: { stringValue?: string } };
}

/** The part of a query that is read: how much is wanted, in which order, and after which document or value. */
interface Query {
  readonly structuredQuery?: {
    readonly where?: FieldFilter;
    readonly orderBy?: readonly { readonly field: { readonly fieldPath: string } }[];
    readonly limit?: number;
    readonly startAt?: { readonly values: readonly { readonly referenceValue?: string }[] };
  };
}

function pageOf(stored: readonly [string, object][], { structuredQuery }: Query) {
  const { limit, startAt, where, orderBy } = structuredQuery ?? {};
  const { op, value } = where?.fieldFilter ?? {};
  const [by] = orderBy ?? [];
  if (by?.field.fieldPath === ACCOUNT_CURRENCY) {
    const more = op === 'GREATER_THAN' ? (value?.stringValue ?? '') : '';
    const currencyOf = ([, data]: [string, object]) =>
      String(Reflect.get(data, ACCOUNT_CURRENCY) ?? '');
    return stored
      .filter((document) => currencyOf(document) > more)
      .toSorted((one, other) => (currencyOf(one) < currencyOf(other) ? -1 : 1));
  }
  const after = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
  const first = after ? stored.findIndex(([id]) => after.endsWith(`/${id}`)) + 1 : 0;
  return stored.slice(first, first + (limit ?? stored.length));
}

/** The one field of which values are read, in their order. */
const ACCOUNT_CURRENCY = 'account_currency';

/** The part of an aggregation that is read: which documents are counted, and what is added up. */
interface Aggregation {
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: { readonly where?: FieldFilter };
    readonly aggregations: readonly {
      readonly alias: string;
      readonly sum?: { readonly field: { readonly fieldPath: string } };
    }[];
  };
}

function aggregatesOf({ totals, totalsWhere, sums }: Stored, asked: Aggregation) {
  const { structuredQuery, aggregations = [] } = asked.structuredAggregationQuery ?? {};
  const value = structuredQuery?.where?.fieldFilter.value.stringValue ?? '';
  const { count, sum } = totalsWhere[value] ?? totals;
  const figures = aggregations.map(({ alias, sum: summed }) => {
    const figure = summed ? (sums[summed.field.fieldPath] ?? sum) : count;
    return [alias, valueOf(figure)] as const;
  });
  return Object.fromEntries(figures);
}

const UNAVAILABLE = { status: 503, body: { error: { status: 'UNAVAILABLE' } } };

/** Answers every query with what is stored, in that order, page by page, and takes the note that comes before it. */
export async function startFirestoreService(): Promise<JsonService & { stored: Stored }> {
  const totals = { count: 0, sum: 0 };
  const stored: Stored = { documents: {}, totals, totalsWhere: {}, sums: {}, takesNotes: true };
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
    const aggregateFields = aggregatesOf(stored, body as Aggregation);
    return { status: 200, body: [{ result: { aggregateFields }, readTime: NOW.toISOString() }] };
  });
  return { ...service, stored };
}
