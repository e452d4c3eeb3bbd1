import { TitledSection } from '@raade/staff/titled-section';
import type { Draft, KeyedItem } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { Button, ButtonRow, Dialog, renderText } from '@raade/ui';
import { useState } from 'react';
import { type Refusal, RefusalNotice } from '../editions/refusal-notice.tsx';
import { draftsRequest, saveDrafts } from '../editions/save-drafts.ts';
import { editorStore } from '../editor-state/editor.store.ts';
import { saveNow } from '../editor-state/save-queue.ts';
import { ItemList, ItemText } from '../items/item-list.styles.ts';
import { addressOf, itemTitle } from '../items/item-names.ts';
import { countOf } from '../items/part-texts.ts';
import { workingDrafts } from '../editor-state/items-with-drafts.ts';
import { saveItem } from '../editor-state/editor-actions.ts';
import { isNamed, type ReadyState } from '../editor-state/editor-state.ts';

interface RemovedItemsProps {
  readonly part: ContentPart;
  readonly items: readonly KeyedItem[];
  /** Called with a message for the page, since this section disappears. */
  readonly onKept: (message: string) => void;
}

/** The live items that the next publication removes. */
export function RemovedItems({ part, items, onKept }: RemovedItemsProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal>();
  if (items.length === 0) return null;
  const keepAll = async () => {
    setBusy(true);
    await saveNow();
    const { content } = editorStore.getState();
    const isRemoval = (draft: Draft) =>
      draft.part === part && draft.item !== null && draft.value === null;
    // A request without changes discards the drafts that it replaces.
    const refusal =
      content && (await saveDrafts(draftsRequest(content, [], content.drafts.filter(isRemoval))));
    setBusy(false);
    setFailure(refusal);
    if (!refusal) onKept(`Kept ${countOf(part, items.length)}.`);
  };
  return (
    <TitledSection title="To be removed">
      {items.length > 1 && (
        <>
          <Button look="quiet" isBusy={isBusy} onClick={() => void keepAll()}>
            {`Keep all ${items.length}`}
          </Button>
          <div role="alert">{failure && <RefusalNotice {...failure} />}</div>
        </>
      )}
      <ItemList>
        {items.map(({ key, value }) => (
          <li key={key}>
            <ItemText>
              <Link to={addressOf({ part, item: key })}>{renderText(itemTitle(value, key))}</Link>
              <small>
                Visitors see this item until you publish. To keep it, open it and choose “Discard
                draft”.
              </small>
            </ItemText>
          </li>
        ))}
      </ItemList>
    </TitledSection>
  );
}

interface RemoveChosenProps {
  readonly ready: ReadyState;
  readonly part: ContentPart;
  readonly shownKeys: readonly string[];
  readonly chosenKeys: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  /** Called with a message for the page. */
  readonly onRemoved: (message: string) => void;
}

/** Removes several items at once. */
export function RemoveChosen(props: RemoveChosenProps) {
  const { ready, part, shownKeys, chosenKeys, onChoose, onRemoved } = props;
  const [isAsking, setAsking] = useState(false);
  const count = countOf(part, chosenKeys.length);
  const draftKeys = chosenKeys.filter((item) => workingDrafts(ready).some(isNamed({ part, item })));

  const remove = () => {
    for (const item of chosenKeys) saveItem({ part, item, value: null });
    setAsking(false);
    onChoose([]);
    onRemoved(`Removed ${count}.`);
  };

  return (
    <>
      <ButtonRow>
        <Button look="quiet" onClick={() => onChoose(shownKeys)}>
          Choose all
        </Button>
        <Button look="quiet" onClick={() => onChoose([])}>
          Choose none
        </Button>
        <Button
          aria-disabled={chosenKeys.length === 0 || undefined}
          onClick={() => setAsking(chosenKeys.length > 0)}
        >
          {`Remove ${count}`}
        </Button>
      </ButtonRow>
      <Dialog
        title={`Remove ${count}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        closeLabel="Keep them"
        actions={<Button onClick={remove}>{`Remove ${count}`}</Button>}
      >
        <p>
          Visitors see these items until you publish. Until then you can keep them: they are listed
          under “To be removed”.
        </p>
        {draftKeys.length > 0 && (
          <p>{`Drafts of ${countOf(part, draftKeys.length)} will be discarded. Their text is lost for everybody.`}</p>
        )}
      </Dialog>
    </>
  );
}
