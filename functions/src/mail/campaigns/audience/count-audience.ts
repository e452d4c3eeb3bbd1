import { type AudienceResponse, type Exclusion, EXCLUSIONS } from '@raade/contracts/mail/campaigns';
import { firestore } from '../../../base/firestore.ts';
import { exclusionFor } from '../../suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../../suppressions/suppression.ts';
import { type Audience, audiencePage } from './audience-page.ts';
import type { AudiencePage } from './read-page.ts';
import type { Addressee } from './recipient-group.ts';
import { hashesOf, noExclusions, selectRecipients } from './select-recipients.ts';

/**
 * Counts the recipients that the campaign would have now: reads what freezing the audience reads, and writes nothing.
 * The hashes of all addresses are kept in memory, about a hundred bytes each.
 */
export async function countAudience(audience: Audience): Promise<AudienceResponse> {
  return (await countPages(audience, Number.POSITIVE_INFINITY)).audience;
}

/** Counts at most this many pages of the audience; `isComplete` is false if some members were not counted. */
export async function countPages(audience: Audience, pages: number) {
  const seenHashes = new Set<string>();
  const excluded = noExclusions();
  let registrants = 0;
  let page = await audiencePage(audience, null);
  for (let pagesLeft = pages; ; pagesLeft -= 1) {
    const { addressees, next } = page;
    // The next page is read in parallel, which halves the time for large audiences.
    const [exclusions, nextPage]: [Exclusions, AudiencePage | null] = await Promise.all([
      exclusionsOf(addressees),
      next === null || pagesLeft === 1 ? null : audiencePage(audience, next),
    ]);
    const selection = selectRecipients(addressees, {
      exclusionOf: (hash) => exclusions.get(hash),
      isRecorded: (hash) => seenHashes.has(hash),
    });
    for (const { hash } of selection.recipients) seenHashes.add(hash);
    for (const exclusion of EXCLUSIONS) excluded[exclusion] += selection.excluded[exclusion];
    registrants += addressees.length;
    if (nextPage === null) {
      const counts = { registrants, recipients: seenHashes.size, excluded };
      return { audience: counts, isComplete: next === null };
    }
    page = nextPage;
  }
}

/** The groups in which suppressed addresses are counted, by the hashes of the addresses. */
type Exclusions = ReadonlyMap<string, Exclusion | undefined>;

async function exclusionsOf(addressees: readonly Addressee[]): Promise<Exclusions> {
  const hashes = hashesOf(addressees);
  if (hashes.length === 0) return new Map();
  const suppressions = await firestore().getAll(...hashes.map(suppressionOf));
  return new Map(suppressions.map((document) => [document.id, exclusionFor(reasonsIn(document))]));
}
