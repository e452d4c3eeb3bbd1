import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { SOFT_BOUNCES, type SuppressionReason } from '@raade/contracts/mail/suppressions';
import type { Report } from './report.ts';
import { wakeForCounts } from '../campaigns/record-progress.ts';
import { afterBounce } from '../deliveries/after-bounce.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';
import {
  softBouncesOf,
  addSoftBounce,
  readSuppression,
  suppressionOf,
  type Suppression,
  withoutAddresses,
} from '../suppressions/suppression.ts';

/** The number of addresses whose reports are recorded in parallel. */
const PARALLEL_ADDRESSES = 10;

/**
 * Records reports on sent mails. Reports on one address are recorded one after the other, so that their transactions do
 * not conflict. Then the bounces of the campaigns are counted again.
 *
 * @returns the number of reports that changed something
 */
export async function recordReports(reports: readonly Report[]): Promise<number> {
  const groups = [...groupByAddress(reports).values()];
  const campaignIds = new Set<string>();
  let count = 0;
  const work = async () => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      for (const report of group) {
        if (!(await recordReport(report))) continue;
        count += 1;
        if (report.mail?.origin.kind === 'campaign') campaignIds.add(report.mail.origin.id);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_ADDRESSES }, work));
  for (const campaignId of campaignIds) await wakeForCounts(campaignId);
  return count;
}

function groupByAddress(reports: readonly Report[]): Map<string, Report[]> {
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
 * @returns true if it was recorded
 */
export async function recordReport(report: Report): Promise<boolean> {
  const { isRecorded, isHeld } = await writeReport(report);
  if (isHeld) {
    logger.error('a receipt bounced, and is held until staff act', {
      mail: report.mail?.document.path,
    });
  }
  return isRecorded;
}

interface ReportResult {
  readonly isRecorded: boolean;
  /** True if a mail about money is held for staff now. */
  readonly isHeld: boolean;
}
const NO_CHANGE: ReportResult = { isRecorded: false, isHeld: false };

function writeReport(report: Report): Promise<ReportResult> {
  return firestore().runTransaction(async (transaction) => {
    const document = suppressionOf(report.addressHash);
    const softBounces = softBouncesOf(report.addressHash);
    const [suppressionSnapshot, bounces, mail] = await transaction.getAll(
      document,
      softBounces,
      ...(report.mail ? [report.mail.document] : []),
    );
    if (!suppressionSnapshot || !bounces) return NO_CHANGE;
    const current = readSuppression(suppressionSnapshot);
    if (current.lifted_at && report.at.getTime() <= current.lifted_at.toMillis()) return NO_CHANGE;
    // Unsubscribing changes nothing about the mail itself.
    const changes =
      mail?.exists && report.kind !== 'unsubscribed'
        ? afterBounce(mail, report.kind, report.description)
        : undefined;
    if (mail && changes) transaction.update(mail.ref, changes);
    const result = { isRecorded: true, isHeld: changes?.status === 'held' };
    if (report.kind !== 'soft-bounce') {
      suppress(transaction, report, current, REASONS[report.kind]);
      return result;
    }
    const at = Timestamp.fromDate(report.at);
    const mails = addSoftBounce(bounces, { id: report.mailId, at });
    transaction.set(softBounces, { mails, ...expiryOf('softBounces') });
    if (mails.length >= SOFT_BOUNCES.most) suppress(transaction, report, current, 'soft-bounces');
    return result;
  });
}

/** The reason for which a report suppresses the address; null if it does not. */
const REASONS: Readonly<Record<Exclude<Report['kind'], 'soft-bounce'>, SuppressionReason | null>> =
  {
    'hard-bounce': 'hard-bounce',
    complaint: 'complaint',
    unsubscribed: 'unsubscribed',
    undelivered: null,
  };

function suppress(
  transaction: Transaction,
  { addressHash, source, mail, description }: Report,
  { reasons, lifted_at }: Suppression,
  reason: SuppressionReason | null,
): void {
  if (reason === null || reasons[reason]) return;
  const newReason = {
    since: FieldValue.serverTimestamp(),
    source,
    description: withoutAddresses(description),
    ...(mail?.origin.kind === 'campaign' && { campaign_id: mail.origin.id }),
  };
  transaction.set(suppressionOf(addressHash), {
    reasons: { ...reasons, [reason]: newReason },
    ...(lifted_at && { lifted_at }),
  });
}
