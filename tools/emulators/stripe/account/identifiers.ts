import { randomUUID } from 'node:crypto';

/** The beginning of a Stripe id, by kind of object. */
type IdPrefix = 'pi' | 'pm' | 'ch' | 're' | 'dp' | 'po' | 'evt' | 'txn' | 'req';

const randomPart = () => randomUUID().replaceAll('-', '').slice(0, 24);

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomPart()}`;
}

/** The id of what a field names, whether it was expanded or not. */
export function idOf(field: string | { readonly id: string } | null): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}

/** The secret that lets a browser act on one intent and no other. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomPart()}`;
}
