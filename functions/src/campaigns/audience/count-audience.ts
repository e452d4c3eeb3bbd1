import type { AudienceResponse, RecipientType } from '@raade/contracts/campaigns';
import { firestore } from '../../firestore.ts';
import { suppressionOf } from '../../mail/unsubscribe/suppressions.ts';
import type { Addressee } from './recipient-group.ts';
import { registrantPage } from './registrant-page.ts';
import { hashesOf, noneExcluded, sortOut } from './sort-out.ts';

/**
 * Counts whom the campaign would go to now: reads what freezing the audience reads, and writes nothing. Memory holds
 * the hashes of all addresses meanwhile, some hundred bytes for each.
 */
export async function countAudience(group: RecipientType): Promise<AudienceResponse> {
  const counted = { registrants: 0, recipients: 0, excluded: noneExcluded() };
  const seen = new Set<string>();
  let after: string | null = null;
  do {
    const { addressees, next } = await registrantPage(group, after);
    const unsubscribed = await unsubscribedOf(addressees);
    const { recipients, excluded } = sortOut(addressees, {
      isUnsubscribed: (hash) => unsubscribed.has(hash),
      isThere: (hash) => seen.has(hash),
    });
    for (const { hash } of recipients) seen.add(hash);
    counted.registrants += addressees.length;
    counted.recipients += recipients.length;
    counted.excluded.unsubscribed += excluded.unsubscribed;
    counted.excluded.invalid += excluded.invalid;
    counted.excluded.duplicate += excluded.duplicate;
    after = next;
  } while (after !== null);
  return counted;
}

/** Hashes of those addresses that are unsubscribed. */
async function unsubscribedOf(addressees: readonly Addressee[]): Promise<ReadonlySet<string>> {
  const hashes = hashesOf(addressees);
  if (hashes.length === 0) return new Set();
  const found = await firestore().getAll(...hashes.map(suppressionOf));
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
