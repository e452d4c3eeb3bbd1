import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { invalidRequest } from './errors.ts';
import { pageOf } from './paging.ts';

type Fields = Record<string, unknown>;

/** https://docs.stripe.com/expand: four at most, the `data` of a list among them. */
const MOST_LEVELS = 4;

/**
 * Replaces ids by the objects they stand for, as `expand[]=latest_charge` asks
 * (https://docs.stripe.com/api/expanding_objects). `data.` walks through a list's entries.
 */
export function expandObject(
  account: Account,
  object: object,
  paths: readonly string[] = [],
): object {
  const tooDeep = paths.find((path) => path.split('.').length > MOST_LEVELS);
  if (tooDeep !== undefined) throw notExpandable(tooDeep);
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
  const found = typeof value === 'string' ? account.find(value) : value;
  if (typeof found !== 'object') throw notExpandable(field);
  return rest.length > 0 ? expandPath(account, found, rest) : found;
}

function notExpandable(field: string) {
  return invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
}

function isCharge(value: object): value is Stripe.Charge {
  return 'object' in value && value.object === 'charge';
}

/** Charges have had no refunds of themselves since https://docs.stripe.com/changelog/2022-11-15; who asks gets ten. */
function refundsOf(account: Account, { id }: Stripe.Charge) {
  const refunds = account.refunds.newestFirst().filter(({ charge }) => charge === id);
  return pageOf(refunds, {}, `/v1/charges/${id}/refunds`);
}
