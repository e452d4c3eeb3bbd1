import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';

/** A value in the JSON format of Firestore (https://cloud.google.com/firestore/docs/reference/rest/v1/Value). */
export function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value !== 'number') throw new TypeError('Firestore holds nothing of this kind.');
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

function fieldsOf(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
}

/**
 * A document in the JSON format of Firestore.
 * @param path within the database, like `donations/pi_1`
 * @param at time of its creation and last change
 */
export function documentOf(path: string, data: object, at = new Date()) {
  const time = at.toISOString();
  return {
    name: `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${path}`,
    fields: fieldsOf(data),
    createTime: time,
    updateTime: time,
  };
}
