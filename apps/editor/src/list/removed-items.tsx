import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { Heading, Letters } from '@raade/ui';
import { ItemList, ItemText } from '../parts/item-list.styles.ts';
import { addressOf, itemTitle } from '../parts/item-names.ts';

interface RemovedItemsProps {
  readonly part: ContentPart;
  readonly items: readonly Keyed[];
}

/** What is live and goes with the next publication. */
export function RemovedItems({ part, items }: RemovedItemsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="removed">
      <Heading as="h2" id="removed">
        To be removed
      </Heading>
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
