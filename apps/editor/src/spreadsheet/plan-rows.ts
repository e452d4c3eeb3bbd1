import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { itemTitle } from '@raade/content-model/editions/item-title';
import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import { Failure } from '@raade/contracts/base/failure';
import type { Sheet, SheetLine } from '@raade/contracts/base/read-spreadsheet';
import { headerKey } from '@raade/contracts/base/spreadsheet-file';
import type { ContentValue } from '@raade/contracts/content/values';
import { blank, itemField, labelAt } from '../item/form/form-field.ts';
import { fieldProblems } from '../item/form/problems.ts';
import { textIn, valueAt, withValue } from '../items/field-values.ts';
import { withAt } from '../item/conflict/field-differences.ts';
import { pastSessionIds, takenIds } from '../item/reference-options.ts';
import { draftOf, liveItem } from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { PART_TEXTS } from '../items/part-texts.ts';
import { type CellValue, plainText } from './cells.ts';
import { cellOf, type Column, fieldOf, type Table, TABLE_PARTS, tableOf } from './table.ts';

/** Limit that rejects files of other kinds. */
const MOST_ROWS = 1000;
/** Longer changes, such as biographies, are not shown in full. Characters. */
const LONGEST_SHOWN = 120;

/** The effect that importing a row has. */
export interface PlannedRow {
  readonly line: number;
  readonly key: string;
  /** Title or name of its item. */
  readonly name: string;
  readonly state: 'refused' | 'changed' | 'added' | 'unchanged';
  /** The problems of a refused row, the old and new text of changed fields, or the texts of an added item. */
  readonly details: readonly string[];
  /** The new value of the item; undefined if nothing changes. */
  readonly value?: ContentValue;
}

export interface RowPlan {
  readonly part: Table['part'];
  readonly rows: readonly PlannedRow[];
  /** Items that no row names. */
  readonly leftOut: readonly Keyed[];
}

interface ReadCell extends CellValue {
  readonly column: Column;
  readonly text: string;
}

interface ReadRow {
  readonly line: number;
  readonly count: number;
  readonly cells: readonly ReadCell[];
  /** The item with the fields of the row alone. */
  readonly item: ContentValue;
}

const idOf = (item: ContentValue) => textIn(valueAt(item, 'id'));

/**
 * Compares the rows of a file with the items of its list. Equal cells and missing columns change nothing.
 * @throws Failure if the columns are those of no list
 */
export function planRows({ headers, lines }: Sheet, ready: ReadyState): RowPlan {
  const { table, columns } = tableWith(headers, ready);
  const { part, items, naming } = table;
  if (lines.length > MOST_ROWS) throw new Failure(`The file has more than ${MOST_ROWS} rows.`);
  const nameOf = (item: ContentValue) => naming.map((one) => cellOf(item, one)).join(' ');
  const read = lines.map((line) => readRow(line, columns));
  const ids = new Set(read.map(({ item }) => idOf(item)));
  // Items named by id in any row cannot be found by name.
  const unnamed = items.filter(({ value }) => !ids.has(idOf(value)));
  const taken = new Set([...takenIds(ready, part), ...ids]);
  const past = part === 'sessions' ? pastSessionIds(ready) : [];
  const linesOf = new Map<string, number>();
  /** The item of a row, found by id, else by name; a new key if there is none. */
  const itemOf = (item: ContentValue): Partial<Keyed> & Pick<Keyed, 'key'> => {
    const [id, name] = [idOf(item), nameOf(item)];
    const found =
      id === ''
        ? unnamed.find(({ key, value }) => !linesOf.has(key) && nameOf(value) === name)
        : items.find(({ value }) => idOf(value) === id);
    return found ?? { key: id || takeSlug(slugOf(name, PART_TEXTS[part].one ?? part), taken) };
  };
  const rows = read.map((row): PlannedRow => {
    const { key, value: before } = itemOf(row.item);
    const planned = { line: row.line, key, name: itemTitle([row.item], '') };
    const earlier = linesOf.get(key);
    linesOf.set(key, earlier ?? row.line);
    const wrong = [
      row.count !== headers.length &&
        `This row has ${row.count} cells instead of ${headers.length}`,
      earlier !== undefined && `Id: is also in line ${earlier}`,
      past.includes(key) &&
        `Id: "${key}" is a session of a past forum. Leave it empty for a new one`,
    ].find((why) => why !== false);
    if (wrong !== undefined) return { ...planned, state: 'refused', details: [wrong] };
    // An item whose draft removes it returns with all its live fields.
    const live = liveItem(ready.content, { part, item: key });
    const base = before ?? live ?? withValue(blank(itemField(part)), 'id', key);
    const change = changeOf(part, row, base, before === undefined);
    const draft = change.value !== undefined && draftOf(ready.content, { part, item: key });
    const replaces = draft ? [`Replaces the draft by ${draft.by}`] : [];
    return { ...planned, ...change, details: [...change.details, ...replaces] };
  });
  return { part, rows, leftOut: items.filter(({ key }) => !linesOf.has(key)) };
}

/** Finds the list to which these column names belong, and its columns in the order of the file. */
function tableWith(headers: readonly string[], ready: ReadyState) {
  const keys = headers.map(headerKey);
  const keyOf = ({ header }: Column) => headerKey(header);
  const tables = TABLE_PARTS.map((part) => tableOf(part, ready));
  const table = tables.find(({ naming }) => naming.every((one) => keys.includes(keyOf(one))));
  const found = keys.map((key) => table?.columns.find((one) => keyOf(one) === key));
  const columns = found.filter((one) => one !== undefined);
  const isWrong = (index: number) => !found[index] || found.indexOf(found[index]) < index;
  const wrong = headers.filter((_header, index) => isWrong(index));
  if (table && wrong.length === 0) return { table, columns };
  const lists = (table ? [table] : tables).map(
    (one) => `${PART_TEXTS[one.part].label}: ${one.columns.map(({ header }) => header).join(', ')}`,
  );
  const what = table ? ` These columns are unknown or appear twice: ${wrong.join(', ')}.` : '';
  throw new Failure(`The first line must contain the column names.${what}\n${lists.join('\n')}`);
}

function readRow({ line, cells: texts }: SheetLine, columns: readonly Column[]): ReadRow {
  const cells = columns.map((column, index): ReadCell => {
    const text = plainText(texts[index] ?? '');
    return { column, text, ...column.read(text) };
  });
  return { line, count: texts.length, cells, item: withCells({}, cells) };
}

const withCells = (item: ContentValue, cells: readonly ReadCell[]): ContentValue =>
  cells.reduce<ContentValue | undefined>(
    (whole, { column, value }) => withAt(whole, column.path, value),
    item,
  ) ?? null;

function changeOf(
  part: Table['part'],
  { cells }: ReadRow,
  base: ContentValue,
  isNew: boolean,
): Pick<PlannedRow, 'state' | 'details' | 'value'> {
  const changed = cells.filter(
    ({ column, text, value, problem }) =>
      column.path[0] !== 'id' &&
      text !== cellOf(base, column) &&
      (problem !== undefined || !isSame(value ?? null, fieldOf(base, column) ?? null)),
  );
  if (!isNew && changed.length === 0) return { state: 'unchanged', details: [] };
  const value = withCells(base, changed);
  const unread = changed.flatMap(({ column, problem }) =>
    problem === undefined ? [] : `${column.header}: ${problem}`,
  );
  const wrong = fieldProblems(part, value).map(
    ({ path, says }) => `${labelAt(itemField(part), path, value)}: ${says}`,
  );
  const problems = unread.length > 0 ? unread : wrong;
  if (problems.length > 0) return { state: 'refused', details: problems };
  const isShown = (text: string) => text.length <= LONGEST_SHOWN;
  if (isNew) {
    const texts = changed.map(({ text }) => text).filter((text) => text !== '' && isShown(text));
    return { state: 'added', details: [texts.join(', ')], value };
  }
  const details = changed.map(({ column }) => {
    const [from, to] = [cellOf(base, column), cellOf(value, column)];
    return isShown(from + to)
      ? `${column.header}: ${quoted(from)} → ${quoted(to)}`
      : `${column.header} changed`;
  });
  return { state: 'changed', details, value };
}

const quoted = (text: string) => (text === '' ? 'nothing' : `“${text}”`);
