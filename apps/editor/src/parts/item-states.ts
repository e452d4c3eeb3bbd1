import { keyOf } from '@raade/content-model/editions/lists';
import type { ContentFinding, ListedDraft } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import { draftOf, liveItem } from '../newsroom/items.ts';
import {
  isNamed,
  type ItemName,
  type ReadyNewsroom,
  type Unsaved,
} from '../newsroom/newsroom-state.ts';

/** What there is to say of an item beside its name. */
export interface ItemState {
  readonly draft: ListedDraft | undefined;
  readonly unsaved: Unsaved | undefined;
  /** True if it is not live yet. */
  readonly isNew: boolean;
  /** What has to be corrected, as far as the server has said. */
  readonly findings: readonly ContentFinding[];
}

export function itemState(
  { content, unsaved }: ReadyNewsroom,
  name: ItemName,
  value: ContentValue,
): ItemState {
  const { part, item } = name;
  // An item whose id was changed is known by both.
  const keys = [item, keyOf(part, value)];
  return {
    draft: draftOf(content, name),
    unsaved: unsaved.find(isNamed(name)),
    isNew: liveItem(content, name) === null,
    findings: content.findings.filter(
      (finding) =>
        finding.part === part && (item === null || keys.includes(String(finding.path[0]))),
    ),
  };
}
