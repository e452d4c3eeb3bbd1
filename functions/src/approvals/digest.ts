import { createHash } from 'node:crypto';

/** Names exactly what would be done: something else has another digest. */
export function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
