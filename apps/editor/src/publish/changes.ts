import { checkDraft } from '@raade/content-model/checks/check-content';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Difference } from '@raade/content-model/compare/difference';
import { itemTitle } from '@raade/content-model/editions/item-title';
import { isList, keyOf } from '@raade/content-model/editions/lists';
import { itemIn } from '@raade/content-model/editions/merge-drafts';
import type { ContentValue } from '@raade/contracts/content/values';
import { draftId } from '@raade/contracts/content/drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentFinding, ListedDraft } from '@raade/contracts/content/findings';
import { type NextForum, nextForumIn } from '../editions/next-forum-drafts.ts';
import { addressOf, fullItemName } from '../items/item-names.ts';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';

/** A draft, or several that are published together. */
export interface Change {
  readonly id: string;
  readonly drafts: readonly ListedDraft[];
  /** The address of its form. */
  readonly address: string;
  /** The name of the item, for people. */
  readonly name: string;
  /** The differences, one sentence each. */
  readonly sentences: readonly string[];
  /** The differences of each draft, if there are several. */
  readonly details?: readonly string[];
  /** Findings in the fields of the drafts. With any, the change cannot go live. */
  readonly findings: readonly ContentFinding[];
}

/** The id of the change to the next forum. */
export const NEXT_FORUM = 'next-forum';

/** Returns the changes to publish, in the order of the parts. */
export function changesOf(live: EditionParts, drafts: readonly ListedDraft[]): readonly Change[] {
  const differences = compareDrafts(live, drafts);
  const changeOfDraft = (draft: ListedDraft) => changeOf(draft, live, differences);
  const next = nextForumIn(live, drafts);
  return CONTENT_PARTS.flatMap((part) => {
    const changes = drafts
      .filter((draft) => draft.part === part && !next?.drafts.includes(draft))
      .map(changeOfDraft);
    if (next && part === 'forum') changes.push(combine(next, next.drafts.map(changeOfDraft)));
    return changes;
  });
}

/** The author of a change. If some of its drafts are not by `ownEmail`, the first other person is the author. */
export const authorOf = ({ drafts }: Change, ownEmail: string): string =>
  drafts.find(({ by }) => by !== ownEmail)?.by ?? ownEmail;

/** The finding if the archive would lack changes of the live program. */
const OUTDATED: ContentFinding = {
  part: 'past-forums',
  path: [],
  message: 'the live program has changed since. Save it again in “Next forum”',
};

/** The one change to the next forum, from the changes of its drafts. */
const combine = (
  { drafts, title, isComplete, sentences }: NextForum,
  changes: readonly Change[],
): Change => ({
  id: NEXT_FORUM,
  drafts,
  address: `/editor/${NEXT_FORUM}`,
  name: title,
  sentences,
  details: changes.flatMap((change) => change.sentences),
  findings: [...changes.flatMap((change) => change.findings), ...(isComplete ? [] : [OUTDATED])],
});

/** The change of one draft. */
function changeOf(
  draft: ListedDraft,
  live: EditionParts,
  differences: readonly Difference[],
): Change {
  const { part, item, value } = draft;
  const name = nameOf(draft, itemIn(part, live[part], item));
  const findings = checkDraft(part, item, value).map((finding) => ({ ...finding }));
  const sentences = differences
    .filter((difference) => difference.part === part && isDifferenceOf(draft, difference))
    .map(({ message }) => message);
  return {
    id: draftId(draft),
    drafts: [draft],
    address: addressOf(draft),
    name,
    sentences: sentences.length > 0 ? sentences : [fallbackSentence(draft, name)],
    findings,
  };
}

/** True if a difference is about the item of a draft. A difference has the new id of the item, a draft its former one. */
function isDifferenceOf({ item, value, part }: ListedDraft, difference: Difference): boolean {
  if (item === null) return difference.item === undefined || !isList(part);
  return difference.item !== undefined && [item, keyOf(part, value)].includes(difference.item);
}

function nameOf({ item, value, part }: ListedDraft, live: ContentValue): string {
  return item === null ? fullItemName({ part, item }, []) : itemTitle([value, live], item);
}

/** The sentence for a draft without described differences. */
function fallbackSentence(draft: ListedDraft, name: string): string {
  if (draft.item === null && isList(draft.part)) return 'The order changed';
  return `${name} ${draft.value === null ? 'was removed' : 'changed'}`;
}
