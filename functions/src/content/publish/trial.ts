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
import { knownParts } from '../../releases/editions/edition-parts.ts';
import { refusedFor } from '../refused.ts';

/** Limit of trials in a row, each outdated by changes of others. */
const MOST_TRIALS = 10;

/** An edition that may go live if its pages can be rendered. */
export interface Candidate {
  readonly edition: string;
  readonly parts: EditionParts;
  readonly pointer: LivePointer;
}

/** Throws if the edition has had no trial; `afterTrial` catches the error, runs the trial and repeats the work. */
export type RequireTried = (candidate: Candidate) => void;

/** Returns the publisher that renders trials; undefined in deployments without publishing. */
export type TrialSite = () => Publisher | undefined;

const trialSite: TrialSite = () =>
  publishingSettings().SITE_ENVIRONMENT === undefined ? undefined : publisherOf();

/** Thrown within a transaction for an edition without a trial. */
class Untried extends Error {
  readonly candidate: Candidate;

  constructor(candidate: Candidate) {
    super(`The edition ${candidate.edition} has not been tried.`);
    this.candidate = candidate;
  }
}

/**
 * Runs work that makes an edition live, once the pages of that edition could be rendered. The work finds out within its
 * transaction which edition that is, but the trial is slow and runs outside, since others would wait for the
 * transaction's locks. So the work fails the first time, and is repeated after the trial.
 *
 * @throws HttpsError `failed-precondition` with item, field and page of what cannot be rendered
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

interface Trial extends LiveInput {
  readonly revision: Revision;
}

type IsShown = (parts: EditionParts) => Promise<boolean>;

/** Finds the item and field that break the pages, by a binary search over the changes. */
async function findCulprit(
  live: EditionParts,
  parts: EditionParts,
  trial: Trial,
  { message }: EditionFailure,
): Promise<ContentFinding> {
  const isShown: IsShown = (candidate) => canShow(candidate, trial);
  const changes = draftsBetween(live, parts);
  const made = (count: number) => mergeDrafts(live, changes.slice(0, count));
  const count = await firstThatFails(changes.length, async (some) => isShown(made(some)));
  const culprit = changes[count - 1];
  // The pages fail without any change, or pass with all of them: no item can be named.
  if (!culprit) return { part: 'forum', path: [], message };
  const field = await fieldOf(culprit, made(count - 1), isShown);
  const path = [...(culprit.item === null ? [] : [culprit.item]), ...field];
  return { part: culprit.part, path, message };
}

async function canShow(parts: EditionParts, { revision, ...input }: Trial): Promise<boolean> {
  try {
    await tryPages({ ...input, edition: { revision, parts } });
    return true;
  } catch (error) {
    if (error instanceof EditionFailure) return false;
    throw error;
  }
}

/** Returns the smallest number of changes that fails, up to `all`; 0 if none fails or if even no change fails. */
async function firstThatFails(
  all: number,
  holds: (count: number) => Promise<boolean>,
): Promise<number> {
  if (!(await holds(0)) || (await holds(all))) return 0;
  let [held, failed] = [0, all];
  while (failed - held > 1) {
    const middle = Math.floor((held + failed) / 2);
    if (await holds(middle)) held = middle;
    else failed = middle;
  }
  return failed;
}

type Fields = Readonly<Record<string, ContentValue>>;

const isFields = (value: ContentValue): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of an item, as a path of one; empty if the whole item is at fault. */
async function fieldOf(
  draft: Draft,
  before: EditionParts,
  isShown: IsShown,
): Promise<readonly string[]> {
  const old = itemIn(draft.part, before[draft.part], draft.item);
  const { value } = draft;
  if (!isFields(old) || !isFields(value)) return [];
  const changed = Object.keys(value).filter((name) => !isSame(old[name], value[name]));
  const made = (count: number): EditionParts => {
    const some = changed.slice(0, count).map((name) => [name, value[name] ?? null] as const);
    return mergeDrafts(before, [{ ...draft, value: { ...old, ...Object.fromEntries(some) } }]);
  };
  const count = await firstThatFails(changed.length, (some) => isShown(made(some)));
  const name = changed[count - 1];
  return name === undefined ? [] : [name];
}
