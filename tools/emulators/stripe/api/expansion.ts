import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { invalidRequest } from './errors.ts';
import { pageOf } from './paging.ts';

type Fields = Record<string, unknown>;

/** Maximum depth of a path, including the `data` of a list (https://docs.stripe.com/expand). */
const MAX_LEVELS = 4;

/**
 * Replaces ids by their objects, for `expand[]=latest_charge` (https://docs.stripe.com/api/expanding_objects). `data.`
 * refers to the entries of a list.
 */
export function expandObject(
  account: Account,
  object: object,
  paths: readonly string[] = [],
): object {
  const deepPath = paths.find((path) => path.split('.').length > MAX_LEVELS);
  if (deepPath !== undefined) throw notExpandable(deepPath);
  return paths.reduce<object>(
    (result, path) => expandPath(account, result, path.split('.')),
    object,
  );
}

function expandPath(account: Account, object: object, path: readonly string[]): object {
  const [field = '', ...rest] = path;
  if (field === 'refunds' && isCharge(object)) {
    const refunds = refundsOf(account, object);
    const expanded = rest.length > 0 ? expandPath(account, refunds, rest) : refunds;
    return { ...object, refunds: expanded };
  }
  if (!(field in object)) throw notExpandable(field);
  const value = (object as Fields)[field];
  return { ...object, [field]: expandValue(account, value, field, rest) };
}

function expandValue(account: Account, value: unknown, field: string, rest: string[]): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => expandValue(account, entry, field, rest));
  }
  const expanded = typeof value === 'string' ? account.find(value) : value;
  if (typeof expanded !== 'object') throw notExpandable(field);
  return rest.length > 0 ? expandPath(account, expanded, rest) : expanded;
}

function notExpandable(field: string) {
  return invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
}

function isCharge(value: object): value is Stripe.Charge {
  return 'object' in value && value.object === 'charge';
}

/**
 * The refunds of a charge, ten at most. Charges contain them only if expanded
 * (https://docs.stripe.com/changelog/2022-11-15).
 */
function refundsOf(account: Account, { id }: Stripe.Charge) {
  const refunds = account.refunds.newestFirst().filter(({ charge }) => charge === id);
  return pageOf(refunds, {}, `/v1/charges/${id}/refunds`);
}
