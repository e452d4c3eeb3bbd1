import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { SOFT_BOUNCES, type SuppressionReason } from '@raade/contracts/mail/suppressions';
import type { Report } from './report.ts';
import { wakeForCounts } from '../campaigns/note-progress.ts';
import { afterBounce } from '../deliveries/after-bounce.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';
import {
  softBouncesOf,
  withOneMore,
  readSuppression,
  suppressionOf,
  type Suppression,
  withoutAddresses,
} from '../suppressions/suppression.ts';

/** Addresses whose reports are noted in parallel. */
const AT_ONCE = 10;

/**
 * Notes reports: those of one address one after the other, so that their transactions do not conflict. Then the
 * campaigns are counted again.
 *
 * @returns the number of reports that changed something
 */
export async function noteReports(reports: readonly Report[]): Promise<number> {
  const waiting = [...byAddress(reports).values()];
  const campaigns = new Set<string>();
  let noted = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const report of next) {
        if (!(await noteReport(report))) continue;
        noted += 1;
        if (report.mail?.origin.kind === 'campaign') campaigns.add(report.mail.origin.id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const campaignId of campaigns) await wakeForCounts(campaignId);
  return noted;
}

function byAddress(reports: readonly Report[]): Map<string, Report[]> {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const group = groups.get(report.addressHash);
    if (group) group.push(report);
    else groups.set(report.addressHash, [report]);
  }
  return groups;
}

/**
 * Records a report on its mail and, if needed, suppresses the address. A report changes nothing if it comes twice, if
 * it is older than one that is recorded, or if its mail is from before staff lifted the suppression.
 *
 * @returns true if it was noted
 */
export async function noteReport(report: Report): Promise<boolean> {
  const { isNoted, isHeld } = await note(report);
  if (isHeld) {
    logger.error('a receipt came back, and is held until staff see to it', {
      mail: report.mail?.document.path,
    });
  }
  return isNoted;
}

interface Noted {
  readonly isNoted: boolean;
  /** True if a mail about money is held for staff now. */
  readonly isHeld: boolean;
}
const UNNOTED: Noted = { isNoted: false, isHeld: false };

function note(report: Report): Promise<Noted> {
  return firestore().runTransaction(async (transaction) => {
    const document = suppressionOf(report.addressHash);
    const softBounces = softBouncesOf(report.addressHash);
    const [suppressed, bounced, mail] = await transaction.getAll(
      document,
      softBounces,
      ...(report.mail ? [report.mail.document] : []),
    );
    if (!suppressed || !bounced) return UNNOTED;
    const before = readSuppression(suppressed);
    if (before.lifted_at && report.at.getTime() <= before.lifted_at.toMillis()) return UNNOTED;
    const changes =
      mail?.exists && report.kind !== 'unsubscribed'
        ? afterBounce(mail, report.kind, report.says)
        : undefined;
    if (mail && changes) transaction.update(mail.ref, changes);
    const noted = { isNoted: true, isHeld: changes?.status === 'held' };
    if (report.kind !== 'soft-bounce') {
      suppress(transaction, report, before, REASONS[report.kind]);
      return noted;
    }
    const at = Timestamp.fromDate(report.at);
    const mails = withOneMore(bounced, { id: report.mailId, at });
    transaction.set(softBounces, { mails, ...expiryOf('softBounces') });
    if (mails.length >= SOFT_BOUNCES.most) suppress(transaction, report, before, 'soft-bounces');
    return noted;
  });
}

const REASONS: Readonly<Record<Exclude<Report['kind'], 'soft-bounce'>, SuppressionReason | null>> =
  {
    'hard-bounce': 'hard-bounce',
    complaint: 'complaint',
    unsubscribed: 'unsubscribed',
    undelivered: null,
  };

function suppress(
  transaction: Transaction,
  { addressHash, source, mail, says }: Report,
  { reasons, lifted_at }: Suppression,
  reason: SuppressionReason | null,
): void {
  if (reason === null || reasons[reason]) return;
  const added = {
    since: FieldValue.serverTimestamp(),
    source,
    says: withoutAddresses(says),
    ...(mail?.origin.kind === 'campaign' && { campaign_id: mail.origin.id }),
  };
  transaction.set(suppressionOf(addressHash), {
    reasons: { ...reasons, [reason]: added },
    ...(lifted_at && { lifted_at }),
  });
}
