import { type AudienceResponse, type Exclusion, EXCLUSIONS } from '@raade/contracts/mail/campaigns';
import { firestore } from '../../../base/firestore.ts';
import { exclusionFor } from '../../suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../../suppressions/suppression.ts';
import { type Audience, audiencePage } from './audience-page.ts';
import type { AudiencePage } from './read-page.ts';
import type { Addressee } from './recipient-group.ts';
import { hashesOf, noneExcluded, sortOut } from './sort-out.ts';

/**
 * Counts the recipients that the campaign would have now: reads what freezing the audience reads, and writes nothing.
 * It holds the hashes of all addresses in memory, some hundred bytes each.
 */
export async function countAudience(audience: Audience): Promise<AudienceResponse> {
  return (await countPages(audience, Number.POSITIVE_INFINITY)).audience;
}

/** Counts at most this many pages of the audience; `isWhole` is false if some members were not counted. */
export async function countPages(audience: Audience, pages: number) {
  const counting = new Counting();
  let page: AudiencePage | null = await audiencePage(audience, null);
  for (let left = pages; page !== null; left -= 1) {
    const { addressees, next }: AudiencePage = page;
    if (next !== null && left === 1) {
      counting.add(addressees, await suppressedOf(addressees));
      return { audience: counting.counted, isWhole: false };
    }
    // The next page is read in parallel, which halves the time for large audiences.
    const [suppressed, following]: [Suppressed, AudiencePage | null] = await Promise.all([
      suppressedOf(addressees),
      next === null ? null : audiencePage(audience, next),
    ]);
    counting.add(addressees, suppressed);
    page = following;
  }
  return { audience: counting.counted, isWhole: true };
}

class Counting {
  readonly counted = { registrants: 0, recipients: 0, excluded: noneExcluded() };
  readonly #seen = new Set<string>();

  add(addressees: readonly Addressee[], suppressed: Suppressed): void {
    const { recipients, excluded } = sortOut(addressees, {
      exclusionOf: (hash) => suppressed.get(hash),
      isThere: (hash) => this.#seen.has(hash),
    });
    for (const { hash } of recipients) this.#seen.add(hash);
    this.counted.registrants += addressees.length;
    this.counted.recipients += recipients.length;
    for (const why of EXCLUSIONS) this.counted.excluded[why] += excluded[why];
  }
}

/** The groups in which suppressed addresses are counted, by the hashes of the addresses. */
type Suppressed = ReadonlyMap<string, Exclusion | undefined>;

async function suppressedOf(addressees: readonly Addressee[]): Promise<Suppressed> {
  const hashes = hashesOf(addressees);
  if (hashes.length === 0) return new Map();
  const found = await firestore().getAll(...hashes.map(suppressionOf));
  return new Map(found.map((document) => [document.id, exclusionFor(reasonsIn(document))]));
}
