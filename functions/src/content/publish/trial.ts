import { HttpsError } from 'firebase-functions/https';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { EditionFailure } from '@raade/publishing/renderers/edition-failure';
import { tryEdition, tryPages } from '@raade/publishing/verify/try-edition';
import { type Draft, itemIn, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import { draftsBetween, isSame } from '@raade/content-model/editions/drafts-between';
import type { Revision } from '@raade/contracts/content/content-data';
import type { ContentFinding } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import type { LiveInput } from '@raade/publishing/compose/compose-live-releases';
import { publishingSettings } from '../../base/configuration/publishing-settings.ts';
import { editionOf, revisionAfter } from '../../releases/editions/live-edition.ts';
import { readPointers } from '../../releases/publishing/live-pointers.ts';
import { publisherOf, type Publisher } from '../../releases/publishing/publisher.ts';
import type { LivePointer } from '../../releases/editions/documents.ts';
import { requireParts } from '../../releases/editions/edition-parts.ts';
import { findingsRefusal } from '../refusals.ts';

/** Limit of trials in a row. Another one is needed if somebody else changes the content during a trial. */
const TRIAL_LIMIT = 10;

/** An edition that may go live if its pages can be rendered. */
export interface Candidate {
  readonly edition: string;
  readonly parts: EditionParts;
  readonly pointer: LivePointer;
}

/** Throws if the edition has had no trial. `afterTrial` catches the error, runs the trial, and repeats the operation. */
export type RequireTried = (candidate: Candidate) => void;

/** Returns the publisher that renders trials; undefined in deployments without publishing. */
export type TrialSite = () => Publisher | undefined;

const trialSite: TrialSite = () =>
  publishingSettings().SITE_ENVIRONMENT === undefined ? undefined : publisherOf();

/** Thrown within a transaction for an edition without a trial. */
class UntriedEdition extends Error {
  readonly candidate: Candidate;

  constructor(candidate: Candidate) {
    super(`The edition ${candidate.edition} has not been tried.`);
    this.candidate = candidate;
  }
}

/**
 * Runs an operation that makes an edition live, but only after a trial: the pages of that edition were rendered. The
 * operation determines the edition within its transaction. A trial is slow and runs outside of it, since others would
 * wait for the transaction's locks. So the operation fails the first time, and is repeated after the trial.
 *
 * @throws HttpsError `failed-precondition` with the item, field and page that cannot be rendered
 */
export async function afterTrial<Result>(
  operation: (requireTried: RequireTried) => Promise<Result>,
  site: TrialSite = trialSite,
): Promise<Result> {
  const triedEditions = new Set<string>();
  for (let trials = 0; trials < TRIAL_LIMIT; trials += 1) {
    try {
      return await operation((candidate) => {
        if (!triedEditions.has(candidate.edition)) throw new UntriedEdition(candidate);
      });
    } catch (error) {
      if (!(error instanceof UntriedEdition)) throw error;
      await requireRenderedPages(error.candidate, site());
      triedEditions.add(error.candidate.edition);
    }
  }
  throw new HttpsError('aborted', 'The content keeps changing. Please try again.');
}

async function requireRenderedPages(
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
    const liveParts = await requireParts(pointer.edition);
    throw findingsRefusal([await findBrokenItem(liveParts, parts, { ...input, revision }, error)]);
  }
}

interface Trial extends LiveInput {
  readonly revision: Revision;
}

type CanRender = (parts: EditionParts) => Promise<boolean>;

/** Finds the item and field that break the pages, by a binary search over the changes. */
async function findBrokenItem(
  liveParts: EditionParts,
  parts: EditionParts,
  trial: Trial,
  { message }: EditionFailure,
): Promise<ContentFinding> {
  const canRender: CanRender = (candidate) => tryToRender(candidate, trial);
  const changes = draftsBetween(liveParts, parts);
  const partsWith = (count: number) => mergeDrafts(liveParts, changes.slice(0, count));
  const failCount = await findFirstFailure(changes.length, (count) => canRender(partsWith(count)));
  const brokenChange = changes[failCount - 1];
  // The pages fail without any change, or pass with all of them: no item can be named.
  if (!brokenChange) return { part: 'forum', path: [], message };
  const field = await fieldOf(brokenChange, partsWith(failCount - 1), canRender);
  const path = [...(brokenChange.item === null ? [] : [brokenChange.item]), ...field];
  return { part: brokenChange.part, path, message };
}

async function tryToRender(parts: EditionParts, { revision, ...input }: Trial): Promise<boolean> {
  try {
    await tryPages({ ...input, edition: { revision, parts } });
    return true;
  } catch (error) {
    if (error instanceof EditionFailure) return false;
    throw error;
  }
}

/** Returns the smallest number of changes that fails, up to `total`; 0 if none fails or if even no change fails. */
async function findFirstFailure(
  total: number,
  passes: (count: number) => Promise<boolean>,
): Promise<number> {
  if (!(await passes(0)) || (await passes(total))) return 0;
  let [passedCount, failedCount] = [0, total];
  while (failedCount - passedCount > 1) {
    const middle = Math.floor((passedCount + failedCount) / 2);
    if (await passes(middle)) passedCount = middle;
    else failedCount = middle;
  }
  return failedCount;
}

type Fields = Readonly<Record<string, ContentValue>>;

const isFields = (value: ContentValue): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field that breaks an item, as a path of one name; empty if the whole item breaks the pages. */
async function fieldOf(
  draft: Draft,
  partsBefore: EditionParts,
  canRender: CanRender,
): Promise<readonly string[]> {
  const oldValue = itemIn(draft.part, partsBefore[draft.part], draft.item);
  const { value } = draft;
  if (!isFields(oldValue) || !isFields(value)) return [];
  const fields = Object.keys(value).filter((name) => !isSame(oldValue[name], value[name]));
  const partsWith = (count: number): EditionParts => {
    const newFields = fields.slice(0, count).map((name) => [name, value[name] ?? null] as const);
    const newValue = { ...oldValue, ...Object.fromEntries(newFields) };
    return mergeDrafts(partsBefore, [{ ...draft, value: newValue }]);
  };
  const failCount = await findFirstFailure(fields.length, (count) => canRender(partsWith(count)));
  const name = fields[failCount - 1];
  return name === undefined ? [] : [name];
}
