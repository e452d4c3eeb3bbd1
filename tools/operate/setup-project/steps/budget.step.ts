import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { numberOf, type Production } from '../../wanted/production.ts';
import type { Step } from '../../wanted/step.ts';
import { opsFiles } from '../ops-files.ts';
import { channelNames } from './alerts.step.ts';
import { payer } from './billing.step.ts';

/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
const budgetSchema = z.looseObject({
  budgetFilter: z.optional(z.looseObject({ projects: z.optional(z.array(z.string())) })),
});

/** Dollars a month, where no file and no option says otherwise. */
const USUAL_DOLLARS = 50;
/** Parts of the budget at which those who pay get a mail. */
const THRESHOLDS = [0.5, 0.9, 1];

/** The budget of the file in `ops/budget`, or a plain one. A sum that was typed counts more than either. */
async function wantedBudget(production: Production, project: string): Promise<object> {
  const [channel] = await channelNames(production);
  const more = channel === undefined ? undefined : { NOTIFICATION_CHANNEL: channel };
  const [file] = await opsFiles(production, 'budget', more);
  const { budget } = production.choices;
  const dollars = (sum: number) => ({
    amount: { specifiedAmount: { currencyCode: 'USD', units: String(sum) } },
  });
  if (file) {
    return { ...file.body, ...(budget !== undefined && dollars(budget)) };
  }
  return {
    displayName: 'RAADE website',
    budgetFilter: { projects: [project] },
    ...dollars(budget ?? USUAL_DOLLARS),
    thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
  };
}

export const budgetStep: Step = {
  id: 'budget',
  title: 'A budget',
  why: 'Whoever pays gets a mail before a flood of calls becomes a bill. It stops nothing.',
  async lacks(production) {
    const { cloud, projectId } = production;
    const account = await payer(production);
    const project = `projects/${await numberOf(production)}`;
    const address = `${GOOGLE.budgets}/${account ?? 'billingAccounts/none'}/budgets`;
    const found = account ? await cloud.list(address, 'budgets', budgetSchema) : [];
    const isOurs = (name: string) => name === project || name === `projects/${projectId}`;
    if (found.some(({ budgetFilter }) => budgetFilter?.projects?.some(isOurs))) return [];
    const mend = async () => cloud.change('POST', address, await wantedBudget(production, project));
    return [{ says: 'there is no budget', mend }];
  },
};
