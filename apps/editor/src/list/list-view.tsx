import { BackLink } from '../items/back-link.tsx';
import { saveFile } from '@raade/browser';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { PageHead, SplitRow } from '@raade/staff/staff-page.styles';
import { Button, Checkbox, Chip, renderText, VisuallyHidden } from '@raade/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyedItem } from '@raade/content-model/editions/merge-drafts';
import { optionsFor, takenIds } from '../item/reference-options.ts';
import { reorder } from '../items/field-values.ts';
import { removedItems, workingItems } from '../editor-state/items-with-drafts.ts';
import { saveItem } from '../editor-state/editor-actions.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { addressOf, itemTitle } from '../items/item-names.ts';
import { matchesSearch } from '../items/matches-search.ts';
import { ItemList, ItemText, RowButtons, Stack, Tools } from '../items/item-list.styles.ts';
import { SearchField } from '../items/search-field.tsx';
import { PART_TEXTS } from '../items/part-texts.ts';
import { isTablePart, tableFile, tableOf } from '../spreadsheet/table.ts';
import { AddDialog } from './add-item-dialog.tsx';
import { OrderStatus } from './order-status.tsx';
import { RemoveChosen, RemovedItems } from './removed-items.tsx';
import { isOrderedByEditors, itemDetails, sortedItems } from './sorted-items.ts';
import type { FieldOption } from '../item/form-context.ts';
import { MoveButtons } from '../order/move-buttons.tsx';
import { ItemBadges, itemState } from '../items/item-badges.tsx';

interface ListViewProps {
  readonly ready: ReadyState;
  readonly part: ContentPart;
}

/** The items of a list, with search, adding, ordering and removing. */
export function ListView({ ready, part }: ListViewProps) {
  const { label, singular = 'item' } = PART_TEXTS[part];
  const [search, setSearch] = useState('');
  const [task, setTask] = useState<'order' | 'choose'>();
  const [markedKeys, setMarkedKeys] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const rows = useRef<HTMLDivElement>(null);

  const days = optionsFor(ready, 'days');
  const items = workingItems(ready, part);
  const shownItems = sortedItems(part, items, days).filter(({ key, value }) =>
    matchesSearch(`${itemTitle(value, key)} ${key}`, search),
  );

  // Only shown items can be removed: a search may hide items that were chosen before.
  const chosenKeys = shownItems.map(({ key }) => key).filter((key) => markedKeys.includes(key));
  const toggleTask = (newTask: typeof task) => {
    setTask(task === newTask ? undefined : newTask);
    setMarkedKeys([]);
  };
  const choose = (key: string, isChosen: boolean) => {
    const others = markedKeys.filter((other) => other !== key);
    setMarkedKeys(isChosen ? [...others, key] : others);
  };
  const move = (from: number, to: number) => {
    const keys = items.map(({ key }) => key);
    // Rendered at once, so that the button of the moved row can get the focus.
    flushSync(() => saveItem({ part, item: null, value: reorder(keys, from, to) }));
    setAnnouncement(`Moved to place ${to + 1} of ${items.length}.`);
    const row = rows.current?.querySelectorAll('li')[to];
    row?.querySelector<HTMLElement>(to > from ? '[data-down]' : '[data-up]')?.focus();
  };

  return (
    <Stack>
      <PageHead>
        <BackLink to="/editor">Content</BackLink>
        <SplitRow>
          <h1>{label}</h1>
          {part !== 'past-forums' && (
            <Button onClick={() => setAdding(true)}>{`Add a ${singular}`}</Button>
          )}
        </SplitRow>
      </PageHead>
      <Tools>
        <SearchField label={`Search ${label.toLowerCase()}`} value={search} onChange={setSearch} />
        <details>
          <summary>More</summary>
        </details>
        {isOrderedByEditors(part) && (
          <Chip isOn={task === 'order'} onClick={() => toggleTask('order')}>
            Change order
          </Chip>
        )}
        <Chip isOn={task === 'choose'} onClick={() => toggleTask('choose')}>
          Choose several
        </Chip>
        {isTablePart(part) && (
          <Button
            look="quiet"
            onClick={() => saveFile(`raade-${part}.csv`, tableFile(tableOf(part, ready)))}
          >
            Download as CSV
          </Button>
        )}
        {isTablePart(part) && <Link to="/editor/import">Import a spreadsheet</Link>}
      </Tools>
      <OrderStatus ready={ready} part={part} />
      {task === 'choose' && (
        <RemoveChosen
          ready={ready}
          part={part}
          shownKeys={shownItems.map(({ key }) => key)}
          chosenKeys={chosenKeys}
          onChoose={setMarkedKeys}
          onRemoved={setAnnouncement}
        />
      )}
      <div ref={rows} tabIndex={-1}>
        <ItemRows
          ready={ready}
          part={part}
          items={shownItems}
          days={days}
          // Places in a search result are not those in the list.
          onMove={task === 'order' && search === '' ? move : undefined}
          chosenKeys={task === 'choose' ? chosenKeys : undefined}
          onChoose={choose}
        />
      </div>
      <RemovedItems
        part={part}
        items={removedItems(ready, part)}
        onKept={(message) => {
          setAnnouncement(message);
          rows.current?.focus();
        }}
      />
      <VisuallyHidden role="status">
        {search === '' ? announcement : `${shownItems.length} of ${items.length}`}
      </VisuallyHidden>
      {isAdding && (
        <AddDialog part={part} takenKeys={takenIds(ready, part)} onClose={() => setAdding(false)} />
      )}
    </Stack>
  );
}

interface ItemRowsProps {
  readonly ready: ReadyState;
  readonly part: ContentPart;
  readonly items: readonly KeyedItem[];
  readonly days: readonly FieldOption[];
  /** Undefined unless the order is being changed. */
  readonly onMove: ((from: number, to: number) => void) | undefined;
  /** Keys of the chosen items; undefined unless items are being chosen. */
  readonly chosenKeys: readonly string[] | undefined;
  readonly onChoose: (key: string, isChosen: boolean) => void;
}

/** The rows of the list. */
function ItemRows(props: ItemRowsProps) {
  const { ready, part, items, days, onMove, chosenKeys, onChoose } = props;
  if (items.length === 0) return <p>There is none.</p>;
  return (
    <ItemList>
      {items.map(({ key, value }, index) => (
        <li key={key}>
          {chosenKeys && (
            <Checkbox
              label={<VisuallyHidden>{`Choose ${itemTitle(value, key)}`}</VisuallyHidden>}
              checked={chosenKeys.includes(key)}
              onChange={(isChosen) => onChoose(key, isChosen)}
            />
          )}
          <ItemText>
            <Link to={addressOf({ part, item: key })}>{renderText(itemTitle(value, key))}</Link>
            <small>{renderText(itemDetails(part, value, days))}</small>
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
