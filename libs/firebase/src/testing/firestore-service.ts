import { CALLABLES } from '@raade/contracts/base/callables';
import { type CallableAnswer, callOf, type SentCall, statusOf } from './callable-protocol.ts';
import { documentOf, valueOf } from './firestore-values.ts';
import { startJsonService } from './json-service.ts';

type Documents = Readonly<Record<string, object>>;

interface Stored {
  /** Documents of all collections by id, in the order of the answer. Undefined to answer with an error. */
  documents: Documents | undefined;
  /** Documents of single collections, in place of `documents`. */
  collections: Readonly<Record<string, Documents>>;
  totals: Totals;
  /** Totals for a filter on this value; `totals` for all other queries. */
  totalsWhere: Readonly<Record<string, Totals>>;
}

interface Totals {
  readonly count: number;
  readonly sum: number;
}

const NOW = new Date();
const readTime = NOW.toISOString();

const foundDocument = ([id, data]: [string, object]) => ({
  document: documentOf(`sample/${id}`, data, NOW),
  readTime,
});

interface Where {
  readonly fieldFilter?: {
    readonly op: string;
    readonly field: { readonly fieldPath: string };
    readonly value: { readonly stringValue?: string };
  };
}

/** The parts of a query that this fake supports. */
interface Query {
  readonly structuredQuery?: {
    readonly from?: readonly { readonly collectionId: string }[];
    readonly where?: Where;
    readonly limit?: number;
    readonly startAt?: { readonly values: readonly { readonly referenceValue?: string }[] };
  };
}

function hasValue(document: object, { fieldFilter }: Where): boolean {
  // Tests use only filters for equality with one value.
  if (fieldFilter?.op !== 'EQUAL') return false;
  return Reflect.get(document, fieldFilter.field.fieldPath) === fieldFilter.value.stringValue;
}

function pageOf({ documents, collections }: Stored, { structuredQuery }: Query) {
  const { from, where, limit, startAt } = structuredQuery ?? {};
  const stored = Object.entries(
    collections[from?.[0]?.collectionId ?? ''] ?? documents ?? {},
  ).filter(([, document]) => !where || hasValue(document, where));
  const after = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
  const first = after ? stored.findIndex(([id]) => after.endsWith(`/${id}`)) + 1 : 0;
  return stored.slice(first, first + (limit ?? stored.length));
}

/** The parts of an aggregation query that this fake supports. */
interface Aggregation {
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: {
      readonly where?: { readonly fieldFilter: { readonly value: { stringValue?: string } } };
    };
    readonly aggregations: readonly { readonly alias: string; readonly sum?: object }[];
  };
}

function aggregatesOf({ totals, totalsWhere }: Stored, asked: Aggregation) {
  const { structuredQuery, aggregations = [] } = asked.structuredAggregationQuery ?? {};
  const value = structuredQuery?.where?.fieldFilter.value.stringValue ?? '';
  const { count, sum } = totalsWhere[value] ?? totals;
  return Object.fromEntries(
    aggregations.map(({ alias, sum: summed }) => [alias, valueOf(summed ? sum : count)]),
  );
}

const UNAVAILABLE = { status: 503, body: { error: { status: 'UNAVAILABLE' } } };

/**
 * A fake of Firestore and of callable functions, for tests of staff pages. Queries return what is in `stored`, page by
 * page; single documents are never found. Calls return `answers`; renewals of sessions and `audit-reading` succeed, and
 * nothing waits.
 */
export function firestoreService() {
  const totals = { count: 0, sum: 0 };
  const stored: Stored = { documents: {}, collections: {}, totals, totalsWhere: {} };
  const answers: Record<string, CallableAnswer> = {
    [CALLABLES.auditReading]: { result: { audited: true } },
    [CALLABLES.countWaiting]: { result: { waiting: {} } },
  };
  /** Without those that pages make by themselves. */
  const calls: SentCall[] = [];
  const unlisted: readonly string[] = Object.keys(answers);

  function called(url: string, body: unknown) {
    const call = callOf(url, body);
    if (!unlisted.includes(call.name)) calls.push(call);
    const answer = answers[call.name] ?? { error: { status: 'NOT_FOUND' }, status: 404 };
    return { status: statusOf(answer), body: answer };
  }

  function read(url: string, body: unknown) {
    const { documents } = stored;
    if (!documents) return UNAVAILABLE;
    if (url.includes(':runAggregationQuery')) {
      const aggregateFields = aggregatesOf(stored, body as Aggregation);
      return { status: 200, body: [{ result: { aggregateFields }, readTime }] };
    }
    const { documents: asked } = body as { readonly documents?: readonly string[] };
    const found = pageOf(stored, body as Query).map(foundDocument);
    return { status: 200, body: asked?.map((missing) => ({ missing, readTime })) ?? found };
  }

  const start = () =>
    startJsonService((url, body) =>
      url.includes('/documents') ? read(url, body) : called(url, body),
    );
  return { stored, answers, calls, start };
}
