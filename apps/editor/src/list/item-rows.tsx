import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { Checkbox, letters, VisuallyHidden } from '@raade/ui';
import type { Named } from '../item/form-context.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { MoveButtons } from '../order/move-buttons.tsx';
import { ItemBadges, itemState } from '../parts/item-badges.tsx';
import { ItemList, ItemText, RowButtons } from '../parts/item-list.styles.ts';
import { addressOf, itemTitle } from '../parts/item-names.ts';
import { itemDetails } from './sorted-items.ts';

interface ItemRowsProps {
  readonly ready: ReadyNewsroom;
  readonly part: ContentPart;
  readonly items: readonly Keyed[];
  readonly days: readonly Named[];
  /** Undefined: the order is not being changed. */
  readonly onMove: ((from: number, to: number) => void) | undefined;
  /** Keys of those that were chosen; undefined while none can be. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (key: string, isChosen: boolean) => void;
}

/** Items with what there is to say of each. */
export function ItemRows(props: ItemRowsProps) {
  const { ready, part, items, days, onMove, chosen, onChoose } = props;
  if (items.length === 0) return <p>There is none.</p>;
  return (
    <ItemList>
      {items.map(({ key, value }, index) => (
        <li key={key}>
          {chosen && (
            <Checkbox
              label={<VisuallyHidden>{`Choose ${itemTitle(value, key)}`}</VisuallyHidden>}
              checked={chosen.includes(key)}
              onChange={(isChosen) => onChoose(key, isChosen)}
            />
          )}
          <ItemText>
            <Link to={addressOf({ part, item: key })}>{letters(itemTitle(value, key))}</Link>
            <small>{letters(itemDetails(part, value, days))}</small>
            <ItemBadges state={itemState(ready, { part, item: key }, value)} />
          </ItemText>
          {onMove && (
            <RowButtons>
              <MoveButtons
                name={itemTitle(value, key)}
                index={index}
                count={items.length}
                onMove={(to) => onMove(index, to)}
              />
            </RowButtons>
          )}
        </li>
      ))}
    </ItemList>
  );
}
