import { slugOf, takeSlug } from '@raade/content-model/addresses/slugs';
import { isSame } from '@raade/content-model/editions/drafts-between';
import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import { Failure } from '@raade/contracts/base/failure';
import type { Sheet as SheetFile } from '@raade/contracts/base/read-spreadsheet';
import { headerKey } from '@raade/contracts/base/spreadsheet-file';
import type { ContentValue } from '@raade/contracts/content/values';
import { blank } from '../item/form/blank.ts';
import { itemField } from '../item/form/form-field.ts';
import { fieldProblems } from '../item/form/problems.ts';
import { valueAt, withValue } from '../item/form/values.ts';
import { pastSessionIds, takenIds } from '../item/taken-ids.ts';
import { removedItems } from '../newsroom/items.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { PART_TEXTS } from '../parts/part-texts.ts';
import { plainText } from './cells.ts';
import { cellOf, type Column, fieldOf, type Sheet, SHEET_PARTS, sheetOf } from './sheet.ts';

/** More rows than any list of ours holds. */
const MOST_ROWS = 1000;
/** Days, times and names, and no biography. */
const SHORT = 48;

/** The meaning of a row of the file. */
export interface PlannedRow {
  readonly line: number;
  readonly key: string;
  /** Title or name of its item. */
  readonly name: string;
  readonly state: 'refused' | 'changed' | 'added' | 'unchanged';
  /** Why it is refused, the old and the new text of each field that changes, or what is added. */
  readonly says: readonly string[];
  /** The item as it shall be; undefined where nothing changes. */
  readonly value?: ContentValue;
}

export interface SheetPlan {
  readonly part: Sheet['part'];
  readonly rows: readonly PlannedRow[];
  /** Items that no row names. */
  readonly leftOut: readonly Keyed[];
}

/** Cells of a row by the headers of their columns. */
type Cells = ReadonlyMap<string, string>;

/**
 * Compares the rows of a file with the items that there are. A cell that says the same changes nothing, and neither
 * does a column that the file lacks.
 * @throws Failure for a file of other columns
 */
export function planSheet({ headers, lines }: SheetFile, ready: ReadyNewsroom): SheetPlan {
  const sheet = sheetWith(headers, ready);
  const { part, naming, items } = sheet;
  if (lines.length > MOST_ROWS) throw new Failure(`The file has more than ${MOST_ROWS} rows.`);
  const names = headers.map((header) => columnCalled(header, sheet)?.header ?? '');
  const read = lines.map(({ line, cells }) => ({
    line,
    count: cells.length,
    cells: new Map(names.map((name, index) => [name, plainText(cells[index] ?? '')])),
  }));
  const ids = new Set(read.map(({ cells }) => cells.get('ID') ?? ''));
  const known = {
    // A row with an id is that item's, wherever it stands in the file.
    unnamed: items.filter(({ value }) => !isOneOf(ids, valueAt(value, 'id'))),
    removed: removedItems(ready, part),
    taken: new Set([...takenIds(ready, part), ...ids]),
  };
  const past = part === 'sessions' ? pastSessionIds(ready) : [];
  const linesOf = new Map<string, number>();
  const rows = read.map(({ line, count, cells }): PlannedRow => {
    const item = itemOf(sheet, cells, linesOf, known);
    const { key } = item;
    const earlier = linesOf.get(key);
    linesOf.set(key, earlier ?? line);
    const row = { line, key, name: cells.get(naming[0] ?? '') ?? '' };
    const refused = (why: string): PlannedRow => ({ ...row, state: 'refused', says: [why] });
    if (count !== headers.length) {
      return refused(`It has ${count} cells instead of ${headers.length}`);
    }
    if (earlier !== undefined) return refused(`ID: is that of line ${earlier}, too`);
    return past.includes(key)
      ? refused(`ID: "${key}" is a session of a past forum. Leave it empty for a new one`)
      : { ...row, ...changeOf(sheet, cells, item) };
  });
  return { part, rows, leftOut: items.filter(({ key }) => !linesOf.has(key)) };
}

const isOneOf = (ids: ReadonlySet<string>, id: unknown) => typeof id === 'string' && ids.has(id);

const columnCalled = (header: string, { columns }: Sheet) =>
  columns.find((column) => headerKey(column.header) === headerKey(header));

/** The list whose columns these are. */
function sheetWith(headers: readonly string[], ready: ReadyNewsroom): Sheet {
  const keys = headers.map(headerKey);
  const sheets = SHEET_PARTS.map((part) => sheetOf(part, ready));
  const sheet = sheets.find(({ naming }) => naming.every((name) => keys.includes(headerKey(name))));
  const wrong = headers.filter(
    (header, index) =>
      sheet && (!columnCalled(header, sheet) || keys.indexOf(keys[index] ?? '') < index),
  );
  if (sheet && wrong.length === 0) return sheet;
  const lists = (sheet ? [sheet] : sheets).map(
    ({ part, columns }) =>
      `${PART_TEXTS[part].label}: ${columns.map(({ header }) => header).join(', ')}`,
  );
  const what = wrong.length > 0 ? ` These are none, or there twice: ${wrong.join(', ')}.` : '';
  throw new Failure(`The first line has to name the columns.${what}\n${lists.join('\n')}`);
}

interface RowItem {
  readonly key: string;
  /** The item that is there. */
  readonly value?: ContentValue;
  /** The live item of which a draft says that it is to be removed: it comes back with all its fields. */
  readonly removed?: ContentValue | undefined;
}

interface KnownItems {
  /** Those whose ids the file does not name. */
  readonly unnamed: readonly Keyed[];
  readonly removed: readonly Keyed[];
  /** Ids that no new item can have. */
  readonly taken: Set<string>;
}

/** The item of a row: by its id, else by its name. Where there is none, a new one. */
function itemOf(
  { part, items, columns, naming }: Sheet,
  cells: Cells,
  linesOf: ReadonlyMap<string, number>,
  { unnamed, removed, taken }: KnownItems,
): RowItem {
  const id = cells.get('ID') ?? '';
  const hasId = ({ value }: Keyed) => valueAt(value, 'id') === id;
  if (id !== '') {
    return items.find(hasId) ?? { key: id, removed: removed.find(hasId)?.value };
  }
  const names = columns.filter(({ header }) => naming.includes(header));
  const isCalledSo = ({ key, value }: Keyed) =>
    !linesOf.has(key) && names.every((name) => cellOf(value, name) === cells.get(name.header));
  const words = names.map(({ header }) => cells.get(header)).join(' ');
  const newKey = () => takeSlug(slugOf(words, PART_TEXTS[part].one ?? part), taken);
  return unnamed.find(isCalledSo) ?? { key: newKey() };
}

type Change = Pick<PlannedRow, 'state' | 'says' | 'value'>;

function changeOf({ part, columns }: Sheet, cells: Cells, item: RowItem): Change {
  const { key, value: before, removed } = item;
  let value = before ?? removed ?? withValue(blank(itemField(part)), 'id', key);
  const problems: string[] = [];
  const changes: string[] = [];
  for (const column of columns) {
    const { header, path, read, textOf } = column;
    const [from, to] = [cellOf(value, column), cells.get(header)];
    if (to === undefined || to === from || (header === 'ID' && to === '')) continue;
    const result = read(to);
    if ('problem' in result) problems.push(`${header}: ${result.problem}`);
    else if (!isSame(result.value, fieldOf(value, path))) {
      value = withField(value, path, result.value);
      changes.push(`${header}: ${quoted(from)} → ${quoted(textOf(result.value))}`);
    }
  }
  if (problems.length > 0) return { state: 'refused', says: problems };
  if (before !== undefined && changes.length === 0) return { state: 'unchanged', says: [] };
  const wrong = fieldProblems(part, value).map(({ path: [name, inner], says }) => {
    const column = columns.find(({ path }) => path[0] === name && (path[1] ?? inner) === inner);
    return `${column?.header ?? name}: ${says}`;
  });
  if (wrong.length > 0) return { state: 'refused', says: wrong };
  if (before !== undefined) return { state: 'changed', says: changes, value };
  const texts = columns.slice(2).map((column) => cellOf(value, column));
  const says = [texts.filter((text) => text !== '' && text.length <= SHORT).join(', ')];
  return { state: 'added', says, value };
}

const quoted = (text: string) => (text === '' ? 'nothing' : `“${text}”`);

function withField(
  item: ContentValue,
  [key, inner]: Column['path'],
  value: ContentValue | undefined,
): ContentValue {
  return withValue(
    item,
    key,
    inner === undefined ? value : withValue(valueAt(item, key), inner, value),
  );
}
