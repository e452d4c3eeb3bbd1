import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { Button, Heading, Letters, Notice } from '@raade/ui';
import { useState } from 'react';
import { discardDrafts } from '../newsroom/newsroom.ts';
import { ItemList, ItemText } from '../parts/item-list.styles.ts';
import { addressOf, itemTitle } from '../parts/item-names.ts';

interface RemovedItemsProps {
  readonly part: ContentPart;
  readonly items: readonly Keyed[];
}

/** What is live and goes with the next publication. */
export function RemovedItems({ part, items }: RemovedItemsProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (items.length === 0) return null;
  const keepAll = async () => {
    setBusy(true);
    setRefusal(await discardDrafts(items.map(({ key }) => ({ part, item: key }))));
    setBusy(false);
  };
  return (
    <section aria-labelledby="removed">
      <Heading as="h2" id="removed">
        To be removed
      </Heading>
      {items.length > 1 && (
        <>
          <Button look="quiet" isBusy={isBusy} onClick={() => void keepAll()}>
            {`Keep all ${items.length}`}
          </Button>
          <div role="alert">
            {refusal !== undefined && <Notice $tone="danger">{refusal}</Notice>}
          </div>
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
    </section>
  );
}
