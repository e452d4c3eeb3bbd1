import type { Router } from 'express';
import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { serve, type Api } from '../api/endpoint.ts';
import { listParameters, pageOf } from '../api/paging.ts';
import { expand } from '../api/parameters.ts';

const TRANSACTIONS = '/balance_transactions';

const listSchema = z.strictObject({
  ...listParameters,
  payout: z.optional(z.string()),
  source: z.optional(z.string()),
  type: z.optional(z.string()),
});

/** https://docs.stripe.com/api/balance and /balance_transactions: to be read. */
export function addBalanceRoutes(router: Router, api: Api): void {
  const { account } = api;
  const schema = z.strictObject(expand);
  router.get('/balance', serve(api, { schema, handle: () => balanceOf(account) }));
  router.get(
    TRANSACTIONS,
    serve(api, {
      schema: listSchema,
      handle: ({ parameters }) => {
        const { payout, source, type } = parameters;
        const wanted = account.balanceTransactions
          .newestFirst()
          .filter(({ id }) => payout === undefined || account.payoutOf.get(id) === payout)
          .filter((each) => source === undefined || each.source === source)
          .filter((each) => type === undefined || each.type === type);
        return pageOf(wanted, parameters, `/v1${TRANSACTIONS}`);
      },
    }),
  );
}

function balanceOf({ balanceTransactions, clock }: Account) {
  const now = clock.seconds();
  const all = balanceTransactions.newestFirst();
  const sum = (isAvailable: boolean) =>
    all
      .filter(({ available_on }) => available_on <= now === isAvailable)
      .reduce((total, { net }) => total + net, 0);
  const amounts = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return {
    object: 'balance',
    available: amounts(sum(true)),
    livemode: false,
    pending: amounts(sum(false)),
  };
}
