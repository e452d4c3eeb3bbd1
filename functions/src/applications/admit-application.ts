import { Timestamp } from 'firebase-admin/firestore';
import {
  ADMITTED_FOR_MS,
  APPLICATION_RATE_MESSAGES,
  APPLICATION_RATES,
  CONFIRMATION_WAITS_MS,
  type ApplicationRateReason,
} from '@raade/contracts/applications/application-rates';
import type {
  AcknowledgeRequest,
  ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import type { Visitor } from '../base/call.ts';
import { limitError } from '../base/limits/challenge.ts';
import { countFor, isLimitReached, type NetworkBound } from '../base/limits/network-bound.ts';
import { EVERYWHERE } from '../base/limits/network.ts';
import { collection } from '../base/firestore.ts';

const PER_NETWORK: NetworkBound = {
  kind: 'applications_network',
  limit: APPLICATION_RATES.applicationsPerNetwork,
};
const IN_TOTAL: NetworkBound = { kind: 'applications', limit: APPLICATION_RATES.applications };

/**
 * Admits an application for an hour. Repeated calls with the same id count once. If the applicant has to wait, nothing
 * is stored.
 *
 * @throws HttpsError `resource-exhausted` with `{ reason }` if the applicant has to wait
 */
export async function admitApplication(
  { kind, id }: AcknowledgeRequest,
  { networks, challenge }: Visitor,
  now = Date.now(),
): Promise<void> {
  const permit = permitDocument(kind, id);
  const validUntil: unknown = (await permit.get()).get('valid_until');
  if (validUntil instanceof Timestamp && validUntil.toMillis() > now) return;

  if (await isLimitReached(PER_NETWORK, networks, now)) throw refusalOf('too-many');
  // Over the total limit, only applicants who have passed App Check are admitted.
  if (challenge !== 'passed' && (await isLimitReached(IN_TOTAL, EVERYWHERE, now))) {
    throw refusalOf(challenge === 'due' ? 'challenge' : 'too-many');
  }
  await countFor(PER_NETWORK, networks, now);
  await countFor(IN_TOTAL, EVERYWHERE, now);
  await permit.set({
    valid_until: Timestamp.fromMillis(now + ADMITTED_FOR_MS),
    networks: networks.map(({ hash, share }) => ({ hash, share })),
    // The confirmation, which may wait this long, is counted for these networks.
    expires_at: Timestamp.fromMillis(now + CONFIRMATION_WAITS_MS),
  });
}

function refusalOf(reason: ApplicationRateReason) {
  return limitError(APPLICATION_RATE_MESSAGES, reason);
}

/**
 * `limits/application_{kind}_{id}`: the permit that admits an application, with the networks from which it came. The
 * Firestore rules check its `valid_until`.
 */
export function permitDocument(kind: ApplicationKind, id: string) {
  return collection('limits').doc(`application_${kind}_${id}`);
}
