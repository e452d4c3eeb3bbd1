import type { Transaction } from 'firebase-admin/firestore';
import { may } from '@raade/contracts/staff/claims';
import {
  OVERVIEW_RIGHTS,
  readOverviewRequestSchema,
  type ReadOverviewResponse,
} from '@raade/contracts/overview/overview';
import type { Right } from '@raade/contracts/staff/rights';
import { auditAction } from '../base/audit/audit-log.ts';
import { staffCall } from '../base/call.ts';
import { firestore } from '../base/firestore.ts';
import { accountOf } from '../base/rights/account.ts';
import { countWaiting } from '../health/count-waiting.ts';
import { applicationFigures } from './application-figures.ts';
import { campaignFigures } from './campaign-figures.ts';
import { donationFigures } from './donation-figures.ts';
import { registrationFigures } from './registration-figures.ts';

const FIGURES = {
  donations: (transaction: Transaction) => donationFigures(transaction, new Date()),
  applications: applicationFigures,
  registrations: registrationFigures,
  campaigns: campaignFigures,
};
const PART_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

/** Calculates the parts of the overview that the account may see, and records these parts in the audit log. */
export const readOverviewCall = staffCall(
  readOverviewRequestSchema,
  'overview.read',
  async (_input, actor, auth): Promise<ReadOverviewResponse> => {
    // A token keeps its rights for up to an hour, so the account is checked, too.
    const claims = (await accountOf(actor.actor))?.customClaims ?? {};
    const mayRead = (right: Right) => may(auth?.token ?? {}, right) && may(claims, right);
    const visibleParts = PART_NAMES.filter((name) => mayRead(OVERVIEW_RIGHTS[name]));
    await auditAction(actor, 'read-overview', null, { parts: visibleParts });
    const [waiting, figures] = await Promise.all([
      countWaiting(mayRead),
      firestore().runTransaction(
        (transaction) =>
          Promise.all(
            visibleParts.map(async (name) => [name, await FIGURES[name](transaction)] as const),
          ),
        { readOnly: true },
      ),
    ]);
    return { waiting, ...Object.fromEntries(figures) };
  },
);
