import type { ContentPart } from '@raade/contracts/content/parts';
import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import type { FormField } from '../item/form/form-field.ts';
import { ConflictPanel } from '../item/conflict/conflict-panel.tsx';
import { DiscardDraft } from '../item/save-state/discard-draft.tsx';
import { SaveStatus } from '../item/save-state/save-status.tsx';
import { draftOf } from '../editor-state/items-with-drafts.ts';
import { isNamed, type ReadyState } from '../editor-state/editor-state.ts';
import { DraftAuthor } from '../items/draft-author.tsx';

const State = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  overflow-wrap: anywhere;
`;

// The order of a list, a list of ids, as a field that a conflict can show.
const ENTRY = { kind: 'text', input: 'line', label: 'Item', isOptional: false } as const;
const ORDER: FormField = { kind: 'list', label: 'Order', isOptional: false, element: ENTRY };

interface OrderStatusProps {
  readonly ready: ReadyState;
  readonly part: ContentPart;
}

/** The state of the draft that changes the order of a list; nothing without one. */
export function OrderStatus({ ready, part }: OrderStatusProps) {
  const name = { part, item: null };
  const unsaved = ready.unsaved.find(isNamed(name));
  const draft = draftOf(ready.content, name);
  if (!unsaved && !draft) return null;
  return (
    <>
      <State>
        <strong>Order:</strong>
        <SaveStatus unsaved={unsaved} draft={draft} />
        {draft && <DraftAuthor draft={draft} />}
        <DiscardDraft name={name} />
      </State>
      {unsaved?.theirVersion && (
        <ConflictPanel field={ORDER} ownChange={unsaved} theirVersion={unsaved.theirVersion} />
      )}
    </>
  );
}
