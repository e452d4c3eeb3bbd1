type Data = Readonly<Record<string, unknown>>;

/** https://cloud.google.com/firestore/docs/reference/rest/v1/Value */
function valueOf(value: unknown): Data {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  // Integers are strings, since 64 bits do not fit into a JSON number.
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) {
    return { arrayValue: value.length === 0 ? {} : { values: value.map(valueOf) } };
  }
  return { mapValue: { fields: documentOf(value as Data) } };
}

/** The fields of a document in the format of the REST API. */
export const documentOf = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
