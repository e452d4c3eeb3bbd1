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
  /** The path of its form. */
  readonly to: string;
  /** The name of the item, for people. */
  readonly name: string;
  /** The differences, one sentence each. */
  readonly says: readonly string[];
  /** The differences draft by draft, where there are several. */
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
    if (next && part === 'forum') changes.push(together(next, next.drafts.map(changeOfDraft)));
    return changes;
  });
}

/** The author of a change: another person than `own` if one of its drafts is by another person. */
export const authorOf = ({ drafts }: Change, own: string): string =>
  drafts.find(({ by }) => by !== own)?.by ?? own;

const OUTDATED: ContentFinding = {
  part: 'past-forums',
  path: [],
  message: 'the live programme has changed since. Save it again in “Next forum”',
};

const together = (
  { drafts, title, isWhole, says }: NextForum,
  changes: readonly Change[],
): Change => ({
  id: NEXT_FORUM,
  drafts,
  to: `/editor/${NEXT_FORUM}`,
  name: title,
  says,
  details: changes.flatMap((change) => change.says),
  findings: [...changes.flatMap((change) => change.findings), ...(isWhole ? [] : [OUTDATED])],
});

function changeOf(
  draft: ListedDraft,
  live: EditionParts,
  differences: readonly Difference[],
): Change {
  const { part, item, value } = draft;
  const name = nameOf(draft, itemIn(part, live[part], item));
  const findings = checkDraft(part, item, value).map((finding) => ({ ...finding }));
  const own = differences.filter((one) => one.part === part && isOf(draft, one));
  const sentences = own.map(({ says }) => says);
  return {
    id: draftId(draft),
    drafts: [draft],
    to: addressOf(draft),
    name,
    says: sentences.length > 0 ? sentences : [fallbackSentence(draft, name)],
    findings,
  };
}

/** A difference names the item by its new id, a draft by its former one. */
function isOf({ item, value, part }: ListedDraft, difference: Difference): boolean {
  if (item === null) return difference.item === undefined || !isList(part);
  return difference.item !== undefined && [item, keyOf(part, value)].includes(difference.item);
}

function nameOf({ item, value, part }: ListedDraft, live: ContentValue): string {
  return item === null ? fullItemName({ part, item }, []) : itemTitle([value, live], item);
}

function fallbackSentence(draft: ListedDraft, name: string): string {
  if (draft.item === null && isList(draft.part)) return 'The order changed';
  return `${name} ${draft.value === null ? 'was removed' : 'changed'}`;
}
