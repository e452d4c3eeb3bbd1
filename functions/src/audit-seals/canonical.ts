import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * One text for equal values of Firestore, and another for any other value: fields in the order of their names, times to
 * the nanosecond. Seals are for ever, so this cannot change.
 */
export function canonical(value: unknown): string {
  if (value instanceof Timestamp) return `time(${value.seconds}.${value.nanoseconds})`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  // No entry of ours has such a value; one that somebody puts there must not keep the others from being sealed.
  if (Object.getPrototypeOf(value) !== Object.prototype) return `other(${value.constructor.name})`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

/** SHA-256 of the canonical text, in hex. */
export function digest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}
