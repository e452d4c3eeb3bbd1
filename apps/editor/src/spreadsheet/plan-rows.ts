import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { itemTitle } from '@raade/content-model/editions/item-title';
import type { KeyedItem } from '@raade/content-model/editions/merge-drafts';
import { Failure } from '@raade/contracts/base/failure';
import type { Sheet, SheetLine } from '@raade/contracts/base/read-spreadsheet';
import { headerKey } from '@raade/contracts/base/spreadsheet-file';
import type { ContentValue } from '@raade/contracts/content/values';
import type { ComparedRow } from '@raade/staff/row-list';
import { blankOf, itemField, labelAt } from '../item/form/form-field.ts';
import { fieldProblems } from '../item/form/problems.ts';
import { textIn, valueAt, withValue, withValueAt } from '../items/field-values.ts';
import { pastSessionIds, takenIds } from '../item/reference-options.ts';
import { draftOf, liveItem } from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { PART_TEXTS } from '../items/part-texts.ts';
import { type CellValue, plainText } from './cells.ts';
import { cellOf, type Column, fieldOf, type Table, TABLE_PARTS, tableOf } from './table.ts';

/** Files with more rows are of another kind. */
const MAX_ROWS = 1000;
/** Longer changes, such as biographies, are not shown in full. */
const MAX_SHOWN_CHARACTERS = 120;

/** The effect that importing a row has. */
export interface PlannedRow extends ComparedRow {
  readonly key: string;
  /** The new value of the item; undefined if nothing changes. */
  readonly value?: ContentValue;
}

/** The effects of importing a spreadsheet. */
export interface RowPlan {
  readonly part: Table['part'];
  readonly rows: readonly PlannedRow[];
  /** Items that no row names. */
  readonly missingItems: readonly KeyedItem[];
}

/** A cell of the file with its value. */
interface ReadCell extends CellValue {
  readonly column: Column;
  readonly text: string;
}

/** A row of the file with its values. */
interface ReadRow {
  readonly line: number;
  /** Number of cells. */
  readonly count: number;
  readonly cells: readonly ReadCell[];
  /** The item with the fields of the row alone. */
  readonly item: ContentValue;
}

const idOf = (item: ContentValue) => textIn(valueAt(item, 'id'));

/**
 * Compares the rows of a file with the items of its list. Equal cells and missing columns change nothing.
 * @throws Failure if the columns are not those of a list
 */
export function planRows({ headers, lines }: Sheet, ready: ReadyState): RowPlan {
  const { table, columns } = tableWith(headers, ready);
  const { part, items, nameColumns } = table;
  if (lines.length > MAX_ROWS) throw new Failure(`The file has more than ${MAX_ROWS} rows.`);
  const nameOf = (item: ContentValue) => nameColumns.map((one) => cellOf(item, one)).join(' ');
  const readRows = lines.map((line) => readRow(line, columns));
  const idsInFile = new Set(readRows.map(({ item }) => idOf(item)));
  // An item with its id in any row belongs to that row, so no other row finds it by name.
  const itemsWithoutRow = items.filter(({ value }) => !idsInFile.has(idOf(value)));
  const usedIds = new Set([...takenIds(ready, part), ...idsInFile]);
  const idsOfPastForums = part === 'sessions' ? pastSessionIds(ready) : [];
  /** The first line of each item, by the key of the item. */
  const lineOf = new Map<string, number>();
  /** The item of a row, found by id, else by name; a new key if there is none. */
  const itemOf = (item: ContentValue): Partial<KeyedItem> & Pick<KeyedItem, 'key'> => {
    const [id, name] = [idOf(item), nameOf(item)];
    const existingItem =
      id === ''
        ? itemsWithoutRow.find(({ key, value }) => !lineOf.has(key) && nameOf(value) === name)
        : items.find(({ value }) => idOf(value) === id);
    if (existingItem) return existingItem;
    return { key: id || takeSlug(slugOf(name, PART_TEXTS[part].singular ?? part), usedIds) };
  };
  const rows = readRows.map((row): PlannedRow => {
    const { key, value: currentValue } = itemOf(row.item);
    const planned = { line: row.line, key, name: itemTitle([row.item], '') };
    const earlierLine = lineOf.get(key);
    lineOf.set(key, earlierLine ?? row.line);
    const problem = [
      row.count !== headers.length &&
        `This row has ${row.count} cells instead of ${headers.length}`,
      earlierLine !== undefined && `Id: is also in line ${earlierLine}`,
      idsOfPastForums.includes(key) &&
        `Id: "${key}" is a session of a past forum. Leave it empty for a new one`,
    ].find((text) => text !== false);
    if (problem !== undefined) return { ...planned, state: 'refused', details: [problem] };
    // An item whose draft removes it returns with all its live fields.
    const live = liveItem(ready.content, { part, item: key });
    const newItem = withValue(blankOf(itemField(part)), 'id', key);
    const base = currentValue ?? live ?? newItem;
    const change = changeOf(part, row, base, currentValue === undefined);
    const draft = change.value !== undefined && draftOf(ready.content, { part, item: key });
    const replaces = draft ? [`Replaces the draft by ${draft.by}`] : [];
    return { ...planned, ...change, details: [...change.details, ...replaces] };
  });
  return { part, rows, missingItems: items.filter(({ key }) => !lineOf.has(key)) };
}

/** Finds the list to which these column names belong, and its columns in the order of the file. */
function tableWith(headers: readonly string[], ready: ReadyState) {
  const keys = headers.map(headerKey);
  const keyOf = ({ header }: Column) => headerKey(header);
  const tables = TABLE_PARTS.map((part) => tableOf(part, ready));
  const table = tables.find(({ nameColumns }) =>
    nameColumns.every((column) => keys.includes(keyOf(column))),
  );
  const fileColumns = keys.map((key) => table?.columns.find((column) => keyOf(column) === key));
  const columns = fileColumns.filter((column) => column !== undefined);
  // Unknown, or the second column of this name.
  const isWrong = (column: Column | undefined, index: number) =>
    !column || fileColumns.indexOf(column) < index;
  const wrongHeaders = headers.filter((_header, index) => isWrong(fileColumns[index], index));
  if (table && wrongHeaders.length === 0) return { table, columns };
  const lists = (table ? [table] : tables).map(
    (one) => `${PART_TEXTS[one.part].label}: ${one.columns.map(({ header }) => header).join(', ')}`,
  );
  const problem = table
    ? ` These columns are unknown or appear twice: ${wrongHeaders.join(', ')}.`
    : '';
  throw new Failure(`The first line must contain the column names.${problem}\n${lists.join('\n')}`);
}

function readRow({ line, cells: texts }: SheetLine, columns: readonly Column[]): ReadRow {
  const cells = columns.map((column, index): ReadCell => {
    const text = plainText(texts[index] ?? '');
    return { column, text, ...column.read(text) };
  });
  return { line, count: texts.length, cells, item: withCells({}, cells) };
}

/** A copy of an item with the values of these cells. */
const withCells = (item: ContentValue, cells: readonly ReadCell[]): ContentValue =>
  cells.reduce<ContentValue | undefined>(
    (changed, { column, value }) => withValueAt(changed, column.path, value),
    item,
  ) ?? null;

/** The effect of a row on its item. `base` is the item before it. */
function changeOf(
  part: Table['part'],
  { cells }: ReadRow,
  base: ContentValue,
  isNew: boolean,
): Pick<PlannedRow, 'state' | 'details' | 'value'> {
  // The id identifies the item and cannot change. Another text may stand for the same value, like 9:00 for 09:00.
  const changes = cells.filter(
    ({ column, text, value, problem }) =>
      column.path[0] !== 'id' &&
      text !== cellOf(base, column) &&
      (problem !== undefined || !isSame(value ?? null, fieldOf(base, column) ?? null)),
  );
  if (!isNew && changes.length === 0) return { state: 'unchanged', details: [] };
  const value = withCells(base, changes);
  const unreadableCells = changes.flatMap(({ column, problem }) =>
    problem === undefined ? [] : `${column.header}: ${problem}`,
  );
  const wrongFields = fieldProblems(part, value).map(
    ({ path, message }) => `${labelAt(itemField(part), path, value)}: ${message}`,
  );
  const problems = unreadableCells.length > 0 ? unreadableCells : wrongFields;
  if (problems.length > 0) return { state: 'refused', details: problems };
  const isShown = (text: string) => text.length <= MAX_SHOWN_CHARACTERS;
  if (isNew) {
    const texts = changes.map(({ text }) => text).filter((text) => text !== '' && isShown(text));
    return { state: 'added', details: [texts.join(', ')], value };
  }
  const details = changes.map(({ column }) => {
    const [from, to] = [cellOf(base, column), cellOf(value, column)];
    return isShown(from + to)
      ? `${column.header}: ${quoted(from)} → ${quoted(to)}`
      : `${column.header} changed`;
  });
  return { state: 'changed', details, value };
}

const quoted = (text: string) => (text === '' ? 'nothing' : `“${text}”`);
