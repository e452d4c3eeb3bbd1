import type { ContentPart } from '@raade/contracts/content/parts';
import type { FormField } from '../item/form/form-field.ts';
import { Overtaken } from '../item/overtaken/overtaken.tsx';
import { ItemBar } from '../item/state/item-bar.tsx';
import { draftOf } from '../newsroom/items.ts';
import { isNamed, type ReadyNewsroom } from '../newsroom/newsroom-state.ts';

const ENTRY = { kind: 'text', input: 'line', label: 'Item', isOptional: false } as const;
const ORDER: FormField = { kind: 'list', label: 'Order', isOptional: false, element: ENTRY };

interface OrderStateProps {
  readonly ready: ReadyNewsroom;
  readonly part: ContentPart;
}

/** What has become of a changed order. */
export function OrderState({ ready, part }: OrderStateProps) {
  const name = { part, item: null };
  const unsaved = ready.unsaved.find(isNamed(name));
  const draft = draftOf(ready.content, name);
  if (!unsaved && !draft) return null;
  return (
    <>
      <ItemBar name={name} unsaved={unsaved} draft={draft} />
      {unsaved?.theirs && <Overtaken field={ORDER} mine={unsaved} theirs={unsaved.theirs} />}
    </>
  );
}
