import { randomUUID } from 'node:crypto';

/** The beginning of a Stripe id, by kind of object. */
type IdPrefix = 'pi' | 'pm' | 'ch' | 're' | 'dp' | 'evt' | 'txn' | 'req';

const randomPart = () => randomUUID().replaceAll('-', '').slice(0, 24);

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomPart()}`;
}

/** The secret that lets a browser act on one intent and no other. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomPart()}`;
}
