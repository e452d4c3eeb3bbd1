import { TitledSection } from '@raade/staff/titled-section';
import type { Draft, Keyed } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { Button, Letters } from '@raade/ui';
import { useState } from 'react';
import { type Refusal, RefusalNotice } from '../editions/sentences.tsx';
import { draftsRequest, saveDrafts } from '../editions/save-drafts.ts';
import { newsroom } from '../newsroom/newsroom.store.ts';
import { saveNow } from '../newsroom/save-queue.ts';
import { ItemList, ItemText } from '../parts/item-list.styles.ts';
import { addressOf, itemTitle } from '../parts/item-names.ts';
import { countOf } from '../parts/part-texts.ts';

interface RemovedItemsProps {
  readonly part: ContentPart;
  readonly items: readonly Keyed[];
  /** Says what was done; the button for it is gone then. */
  readonly onKept: (says: string) => void;
}

/** What is live and goes with the next publication. */
export function RemovedItems({ part, items, onKept }: RemovedItemsProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal>();
  if (items.length === 0) return null;
  const keepAll = async () => {
    setBusy(true);
    await saveNow();
    const { content } = newsroom.getState();
    const isRemoval = (draft: Draft) =>
      draft.part === part && draft.item !== null && draft.value === null;
    // Without a change of their items, the drafts are discarded.
    const failed =
      content && (await saveDrafts(draftsRequest(content, [], content.drafts.filter(isRemoval))));
    setBusy(false);
    setFailure(failed);
    if (!failed) onKept(`Kept ${countOf(part, items.length)}.`);
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
              <Link to={addressOf({ part, item: key })}>
                <Letters>{itemTitle(value, key)}</Letters>
              </Link>
              <small>It is live until the next publication. Discard its draft to keep it.</small>
            </ItemText>
          </li>
        ))}
      </ItemList>
    </TitledSection>
  );
}
