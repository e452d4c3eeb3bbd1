import { styled } from '@raade/platform';
import { Badge } from '@raade/ui';
import { draftWords } from './saved-words.ts';
import type { ItemState } from './item-states.ts';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;

/** Whether an item has a draft, of whom, and what is left to do. */
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
      {draft && <span>{draftWords(draft)}</span>}
    </Row>
  );
}
