import { isList } from '@raade/content-model/editions/lists';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { Link, styled } from '@raade/platform';
import { Badge, Heading, renderText } from '@raade/ui';
import {
  removedItems,
  workingDrafts,
  workingItem,
  workingItems,
} from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { ItemBadges, itemState } from '../items/item-badges.tsx';
import { ItemList, ItemText } from '../items/item-list.styles.ts';
import { addressOf, itemTitle } from '../items/item-names.ts';
import { PART_GROUPS, PART_TEXTS } from '../items/part-texts.ts';

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

/** The list of items below their part. */
const NestedList = styled.div`
  flex-basis: 100%;
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-border);

  > ol > li:last-child {
    border: 0;
  }
`;

/** The parts of the content, each with its items that have a draft or must be corrected. */
export function AllParts({ ready }: { readonly ready: ReadyState }) {
  return PART_GROUPS.map(({ title, parts }) => (
    <section key={title} aria-label={title}>
      <Heading as="h2">{title}</Heading>
      <ItemList>
        {parts.map((part) => (
          <li key={part}>
            <Part ready={ready} part={part} />
          </li>
        ))}
      </ItemList>
    </section>
  ));
}

function Part({ ready, part }: { readonly ready: ReadyState; readonly part: ContentPart }) {
  const { label, help } = PART_TEXTS[part];
  const name = { part, item: null };
  const isOneText = !isList(part);
  const itemsToShow = isOneText ? [] : itemsInProgress(ready, part);
  return (
    <>
      <ItemText>
        <h3>
          <Link to={addressOf(name)}>{label}</Link>
        </h3>
        <p>{help}</p>
      </ItemText>
      <Counts>
        {isOneText ? (
          <ItemBadges state={itemState(ready, name, workingItem(ready, name))} />
        ) : (
          <Badge>{workingItems(ready, part).length}</Badge>
        )}
      </Counts>
      {itemsToShow.length > 0 && (
        <NestedList>
          <ItemList>
            {itemsToShow.map(({ item, value }) => (
              <li key={item}>
                <ItemText>
                  <Link to={addressOf({ part, item })}>
                    {renderText(item === null ? 'Order' : itemTitle(value, item))}
                  </Link>
                </ItemText>
                <ItemBadges state={itemState(ready, { part, item }, value)} />
              </li>
            ))}
          </ItemList>
        </NestedList>
      )}
    </>
  );
}

interface ItemInProgress {
  readonly item: string | null;
  readonly value: ContentValue;
}

/** The items of a list that have a draft, must be corrected or are to be removed, and its order if that has a draft. */
function itemsInProgress(ready: ReadyState, part: ContentPart): readonly ItemInProgress[] {
  const drafts = workingDrafts(ready).filter((draft) => draft.part === part);
  const isDraft = (key: string) => drafts.some(({ item }) => item === key);
  const presentItems = workingItems(ready, part)
    .filter(
      ({ key, value }) =>
        isDraft(key) || itemState(ready, { part, item: key }, value).findings.length > 0,
    )
    .map(({ key, value }) => ({ item: key, value }));
  const removed = removedItems(ready, part).map(({ key, value }) => ({ item: key, value }));
  const order = drafts.filter(({ item }) => item === null);
  return [...presentItems, ...removed, ...order];
}
