import { CALLABLES } from '@raade/contracts/base/callables';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { warmUp } from '@raade/stack/warm-up.ts';

/** Calls that tests use. They are warmed up, since pages do not wait as long as a first call takes. */
const CALLED = [
  CALLABLES.processDonation,
  CALLABLES.recordDonation,
  CALLABLES.admitApplication,
  CALLABLES.acknowledgeApplication,
  CALLABLES.previewEmailCampaign,
  CALLABLES.sendEmailCampaign,
  CALLABLES.listApprovals,
  CALLABLES.decideApproval,
  CALLABLES.enterDonation,
  CALLABLES.handleReceipt,
  CALLABLES.refundDonation,
  CALLABLES.searchStaff,
];

/** Calls each of them once, in order. */
export async function warmFunctions({ origins }: StackDescription): Promise<void> {
  for (const name of CALLED) await warmUp(origins, name);
}
