import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Site } from './check.ts';

/** https://cloud.google.com/firestore/docs/reference/rest/v1/Value */
type Value = Readonly<Record<string, unknown>>;

const documentSchema = z.looseObject({
  name: z.string(),
  fields: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
});

/** A time in a document, like Firestore's `Timestamp`. */
interface Instant {
  readonly toDate: () => Date;
}

/** The schema of a time in a document. */
export const instant = z.custom<Instant>(
  (value: unknown) => typeof value === 'object' && value !== null && 'toDate' in value,
);

type Fields = Readonly<Record<string, Value>>;

/** Converts a value of the REST API, like `{ integerValue: '5' }`. */
function decode(value: Value): unknown {
  const [kind = '', inner] = Object.entries(value)[0] ?? [];
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue') return Number(inner);
  if (kind === 'timestampValue') return { toDate: () => new Date(String(inner)) };
  if (kind === 'mapValue') return fieldsOf((inner as { fields?: Fields }).fields ?? {});
  if (kind === 'arrayValue')
    return ((inner as { values?: readonly Value[] }).values ?? []).map(decode);
  return inner;
}

const fieldsOf = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));

const documentsOf = (projectId: string) =>
  `${GOOGLE.firestore}/projects/${projectId}/databases/(default)/documents`;

/** The fields of a document; undefined if there is none. */
export async function readDocument({ cloud, projectId }: Site, path: string) {
  const document = await cloud.find(`${documentsOf(projectId)}/${path}`, documentSchema);
  return document && fieldsOf(document.fields);
}

/** The documents of a collection, by id. */
export async function readCollection(
  { cloud, projectId }: Site,
  collection: string,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const address = `${documentsOf(projectId)}/${collection}?pageSize=100`;
  const list = await cloud.list(address, 'documents', documentSchema);
  return new Map(list.map(({ name, fields }) => [name.split('/').at(-1) ?? '', fieldsOf(fields)]));
}
