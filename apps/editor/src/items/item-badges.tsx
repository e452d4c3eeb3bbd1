import { styled } from '@raade/platform';
import { keyOf } from '@raade/content-model/editions/lists';
import type { ContentFinding, ListedDraft } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import { Badge } from '@raade/ui';
import { draftOf, liveItem } from '../editor-state/items-with-drafts.ts';
import {
  isNamed,
  type ItemName,
  type ReadyState,
  type UnsavedChange,
} from '../editor-state/editor-state.ts';
import { DraftAuthor } from './draft-author.tsx';

/** The data of the badges of an item. */
interface ItemState {
  readonly draft: ListedDraft | undefined;
  readonly unsaved: UnsavedChange | undefined;
  /** True if it is not live yet. */
  readonly isNew: boolean;
  /** Findings to correct, as far as the server has reported them. */
  readonly findings: readonly ContentFinding[];
}

/** Returns the state of an item. `value` is its draft or, without one, its live value. */
export function itemState(
  { content, unsaved }: ReadyState,
  name: ItemName,
  value: ContentValue,
): ItemState {
  const { part, item } = name;
  // If the id was changed, findings use the old or the new one.
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

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;

/** The badges of an item: new, not saved, the number of findings, and the author of its draft. */
export function ItemBadges({
  state: { draft, unsaved, isNew, findings },
}: {
  readonly state: ItemState;
}) {
  if (!draft && !unsaved && findings.length === 0) return null;
  return (
    <Row>
      {isNew && <Badge $tone="success">New</Badge>}
      {unsaved && <Badge $tone="danger">Not saved</Badge>}
      {findings.length > 0 && <Badge $tone="warning">{`${findings.length} to correct`}</Badge>}
      {draft && <DraftAuthor draft={draft} />}
    </Row>
  );
}
