import { type JsonService, startJsonService } from './json-service.ts';

type Plain = string | number | boolean | null | Date;
type Field = Plain | readonly Readonly<Record<string, Plain>>[];
type StoredDocument = Readonly<Record<string, Field>>;

interface Stored {
  /** By id, in the order of the answer. Undefined: it does not answer. */
  documents: Readonly<Record<string, StoredDocument>> | undefined;
  totals: Totals;
  /** Of documents that have this value in the field that is asked for; `totals` for every other. */
  totalsWhere: Readonly<Record<string, Totals>>;
}

interface Totals {
  readonly count: number;
  readonly sum: number;
}

/** As Firestore writes a value in JSON (https://cloud.google.com/firestore/docs/reference/rest/v1/Value). */
function valueOf(field: Field): object {
  if (Array.isArray(field)) {
    const values = field.map((map: StoredDocument) => ({ mapValue: { fields: fieldsOf(map) } }));
    return { arrayValue: { values } };
  }
  if (field === null) return { nullValue: null };
  if (field instanceof Date) return { timestampValue: field.toISOString() };
  if (typeof field === 'string') return { stringValue: field };
  if (typeof field === 'boolean') return { booleanValue: field };
  return Number.isInteger(field) ? { integerValue: String(field) } : { doubleValue: field };
}

function fieldsOf(stored: StoredDocument) {
  return Object.fromEntries(Object.entries(stored).map(([key, field]) => [key, valueOf(field)]));
}

const NOW = new Date().toISOString();

function documentOf([id, stored]: [string, StoredDocument]) {
  const name = `projects/demo-raade/databases/(default)/documents/sample/${id}`;
  const times = { createTime: NOW, updateTime: NOW };
  return { document: { name, fields: fieldsOf(stored), ...times }, readTime: NOW };
}

/** What is read of a query: how much is wanted, and after which document. */
interface Query {
  readonly structuredQuery?: {
    readonly limit?: number;
    readonly startAt?: { readonly values: readonly { readonly referenceValue?: string }[] };
  };
}

function pageOf(stored: readonly [string, StoredDocument][], { structuredQuery }: Query) {
  const { limit, startAt } = structuredQuery ?? {};
  const after = startAt?.values.find(({ referenceValue }) => referenceValue)?.referenceValue;
  const first = after ? stored.findIndex(([id]) => after.endsWith(`/${id}`)) + 1 : 0;
  return stored.slice(first, first + (limit ?? stored.length));
}

/** What is read of an aggregation: which documents are counted. */
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

/** Answers every query with what is stored, in that order, page by page. */
export async function startFirestoreService(): Promise<JsonService & { stored: Stored }> {
  const stored: Stored = { documents: {}, totals: { count: 0, sum: 0 }, totalsWhere: {} };
  const service = await startJsonService((url, body) => {
    const { documents } = stored;
    if (!documents) return { status: 503, body: { error: { status: 'UNAVAILABLE' } } };
    if (!url.includes(':runAggregationQuery')) {
      return {
        status: 200,
        body: pageOf(Object.entries(documents), body as Query).map(documentOf),
      };
    }
    const { count, sum } = totalsOf(stored, body as Aggregation);
    const aggregateFields = { aggregate_0: valueOf(count), aggregate_1: valueOf(sum) };
    return { status: 200, body: [{ result: { aggregateFields }, readTime: NOW }] };
  });
  return { ...service, stored };
}
