import type { Account } from '../account/account.ts';
import { invalidRequest } from './errors.ts';

type Fields = Record<string, unknown>;

/**
 * Replaces ids by the objects they stand for, as `expand[]=latest_charge` asks
 * (https://docs.stripe.com/api/expanding_objects). `data.` walks through a list's entries.
 */
export function expandObject(
  account: Account,
  object: object,
  paths: readonly string[] = [],
): object {
  return paths.reduce<object>(
    (result, path) => expandPath(account, result, path.split('.')),
    object,
  );
}

function expandPath(account: Account, object: object, path: readonly string[]): object {
  const [field = '', ...rest] = path;
  if (!(field in object)) throw notExpandable(field);
  const value = (object as Fields)[field];
  return { ...object, [field]: expandValue(account, value, field, rest) };
}

function expandValue(account: Account, value: unknown, field: string, rest: string[]): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => expandValue(account, entry, field, rest));
  }
  const found = typeof value === 'string' ? find(account, value) : value;
  if (typeof found !== 'object') throw notExpandable(field);
  return rest.length > 0 ? expandPath(account, found, rest) : found;
}

function find(account: Account, id: string): object | undefined {
  return (
    account.paymentIntents.get(id) ??
    account.paymentMethods.get(id) ??
    account.charges.get(id) ??
    account.refunds.get(id)
  );
}

function notExpandable(field: string) {
  return invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
}
