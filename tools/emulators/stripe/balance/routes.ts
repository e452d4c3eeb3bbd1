import type { Router } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { serve, type Api } from '../api/endpoint.ts';
import { addReadRoutes } from '../api/object-routes.ts';
import { expand } from '../api/parameters.ts';

/** Adds the routes of https://docs.stripe.com/api/balance and /balance_transactions. */
export function addBalanceRoutes(router: Router, api: Api): void {
  const { account } = api;
  const schema = z.strictObject(expand);
  router.get('/balance', serve(api, { schema, handle: () => balanceOf(account) }));
  addReadRoutes(router, api, {
    name: 'balance_transactions',
    kind: 'balance_transaction',
    objects: account.balanceTransactions,
    filters: { payout: ({ id }, payout) => account.payoutIds.get(id) === payout },
  });
}

function balanceOf({ balanceTransactions, clock }: Account) {
  const now = clock.seconds();
  const transactions = balanceTransactions.newestFirst();
  const sum = (list: typeof transactions) => list.reduce((total, { net }) => total + net, 0);
  const available = sum(transactions.filter(({ available_on }) => available_on <= now));
  const amounts = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return {
    object: 'balance',
    available: amounts(available),
    livemode: false,
    pending: amounts(sum(transactions) - available),
  };
}
