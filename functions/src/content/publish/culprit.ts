import { type Draft, itemIn, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import { draftsBetween, isSame } from '@raade/content-model/editions/drafts-between';
import type { Revision } from '@raade/contracts/content/content-data';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentFinding } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import { EditionFailure } from '@raade/publishing/renderers/edition-failure';
import type { LiveInput } from '@raade/publishing/compose/compose-live-releases';
import { tryPages } from '@raade/publishing/verify/try-edition';

interface Trial extends LiveInput {
  readonly revision: Revision;
}

type IsShown = (parts: EditionParts) => Promise<boolean>;

/**
 * Finds the item, and the field of it, with which pages can no longer be rendered: it makes one change after the other,
 * in halves, until pages fail.
 */
export async function findCulprit(
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
  // It is no page, so no single item can be told.
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

/** The smallest number of changes with which it fails, up to `all`; 0 if it fails with none or with all of them not. */
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
