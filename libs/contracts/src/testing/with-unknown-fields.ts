/** Objects whose keys are names, not fields: one more would be one more remote, or one more page. */
const RECORDS = ['remotes', 'pages', 'areas'];

/** The JSON value with one field more in every object, as a release of the future may write it. */
export function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const isRecord = RECORDS.includes(name) && typeof field === 'object' && field !== null;
    return [name, isRecord ? withUnknownFieldsInEach(field) : withUnknownFields(field)] as const;
  });
  return { ...Object.fromEntries(fields), fromTheFuture: { since: 'tomorrow' } };
}

function withUnknownFieldsInEach(record: object): unknown {
  const items = Object.entries(record).map(
    ([name, item]) => [name, withUnknownFields(item)] as const,
  );
  return Object.fromEntries(items);
}
