import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { numberOf } from '../../wanted/production.ts';
import type { Step } from '../../wanted/step.ts';
import { payer } from './billing.step.ts';

/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
const budgetSchema = z.looseObject({
  budgetFilter: z.optional(z.looseObject({ projects: z.optional(z.array(z.string())) })),
});

/** Parts of the budget at which those who pay get a mail. */
const THRESHOLDS = [0.5, 0.9, 1];

export const budgetStep: Step = {
  id: 'budget',
  title: 'A budget',
  why: 'Whoever pays gets a mail before a flood of calls becomes a bill. It stops nothing.',
  async lacks(production) {
    const { cloud, projectId, choices } = production;
    const account = await payer(production);
    const project = `projects/${await numberOf(production)}`;
    const address = `${GOOGLE.budgets}/${account ?? 'billingAccounts/none'}/budgets`;
    const found = account ? await cloud.list(address, 'budgets', budgetSchema) : [];
    if (found.some(({ budgetFilter }) => budgetFilter?.projects?.includes(project))) return [];
    const mend = () =>
      cloud.change('POST', address, {
        displayName: `Website ${projectId}`,
        budgetFilter: { projects: [project] },
        amount: { specifiedAmount: { currencyCode: 'USD', units: String(choices.budget) } },
        thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
      });
    return [{ says: `there is no budget; it will be $${choices.budget} a month`, mend }];
  },
};
