import { HttpsError } from 'firebase-functions/https';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { EditionFailure } from '@raade/publishing/renderers/edition-failure';
import { tryEdition } from '@raade/publishing/verify/try-edition';
import { publishingSettings } from '../../base/configuration/publishing-settings.ts';
import { editionOf, revisionAfter } from '../../releases/editions/live-edition.ts';
import { readPointers } from '../../releases/publishing/live-pointers.ts';
import { publisherOf, type Publisher } from '../../releases/publishing/publisher.ts';
import type { LivePointer } from '../../releases/editions/documents.ts';
import { knownParts } from '../../releases/editions/edition-parts.ts';
import { refusedFor } from '../refused.ts';
import { findCulprit } from './culprit.ts';

/** As often as others may be quicker, one after the other. */
const MOST_TRIALS = 10;

/** An edition that may go live if it can be shown. */
export interface Candidate {
  readonly edition: string;
  readonly parts: EditionParts;
  readonly pointer: LivePointer;
}

/** Throws within a transaction what `afterTrial` answers with a trial. */
export type RequireTried = (candidate: Candidate) => void;

/** What would be published, and by which site it is tried; undefined where nothing is published. */
export type TrialSite = () => Publisher | undefined;

const trialSite: TrialSite = () =>
  publishingSettings().SITE_ENVIRONMENT === undefined ? undefined : publisherOf();

/** Within a transaction: this has to be tried first. */
class Untried extends Error {
  readonly candidate: Candidate;

  constructor(candidate: Candidate) {
    super(`The edition ${candidate.edition} has not been tried.`);
    this.candidate = candidate;
  }
}

/**
 * Carries out work that makes editions live. It says which within its transaction, and nothing goes live that has not
 * been composed and rendered before: outside of the transaction, whose locks others would wait for.
 *
 * @throws HttpsError `failed-precondition` with item, field and page of what cannot be shown
 */
export async function afterTrial<Result>(
  work: (requireTried: RequireTried) => Promise<Result>,
  site: TrialSite = trialSite,
): Promise<Result> {
  const tried = new Set<string>();
  for (let trials = 0; trials < MOST_TRIALS; trials += 1) {
    try {
      return await work((candidate) => {
        if (!tried.has(candidate.edition)) throw new Untried(candidate);
      });
    } catch (error) {
      if (!(error instanceof Untried)) throw error;
      await requireShown(error.candidate, site());
      tried.add(error.candidate.edition);
    }
  }
  throw new HttpsError('aborted', 'Others change the content all the time. Please try again.');
}

async function requireShown(
  { parts, pointer }: Candidate,
  site: Publisher | undefined,
): Promise<void> {
  if (!site) return;
  const pointers = await readPointers();
  const input = { ...site, pointers };
  const revision = revisionAfter(pointer);
  try {
    await tryEdition({ ...input, edition: { revision, parts }, live: await editionOf(pointer) });
  } catch (error) {
    if (!(error instanceof EditionFailure)) throw error;
    const live = await knownParts(pointer.edition);
    throw refusedFor([await findCulprit(live, parts, { ...input, revision }, error)]);
  }
}
