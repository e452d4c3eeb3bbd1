import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Step } from '../../wanted/step.ts';

/** https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo */
const billingSchema = z.looseObject({
  billingEnabled: z._default(z.boolean(), false),
  billingAccountName: z._default(z.string(), ''),
});

/** The account that pays for a project, as `billingAccounts/…`; undefined if nobody does. */
export async function payer({ cloud, projectId }: Production): Promise<string | undefined> {
  const address = `${GOOGLE.billing}/projects/${projectId}/billingInfo`;
  const info = await cloud.find(address, billingSchema);
  return info?.billingEnabled ? info.billingAccountName : undefined;
}

export const billingStep: Step = {
  id: 'billing',
  title: 'An account that pays',
  why: 'Functions, schedules, secrets and deleting what has expired are parts of the plan Blaze.',
  async lacks(production) {
    if (await payer(production)) return [];
    const { cloud, projectId, choices } = production;
    const says = 'no billing account is linked';
    const { billingAccount } = choices;
    if (billingAccount === undefined) {
      return [
        {
          says,
          blocks: true,
          byHand: `name one with --billing-account, or link it: https://console.cloud.google.com/billing/linkedaccount?project=${projectId}`,
        },
      ];
    }
    const mend = () =>
      cloud.change('PUT', `${GOOGLE.billing}/projects/${projectId}/billingInfo`, {
        billingAccountName: `billingAccounts/${billingAccount}`,
      });
    return [{ says, mend }];
  },
};
