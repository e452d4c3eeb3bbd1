import { randomUUID } from 'node:crypto';

/** The beginning of a Stripe id, by kind of object. */
type IdPrefix = 'pi' | 'pm' | 'ch' | 're' | 'dp' | 'po' | 'evt' | 'txn' | 'req';

const randomPart = () => randomUUID().replaceAll('-', '').slice(0, 24);

/** Makes a random id in the format of Stripe, like `pi_…`. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomPart()}`;
}

/** The id in a field that contains an id or the expanded object; empty for null. */
export function idOf(field: string | { readonly id: string } | null): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}

/** The secret that allows a browser to use one payment intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomPart()}`;
}
