import type { KeyedItem } from '@raade/content-model/editions/merge-drafts';
import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { readForum } from '../editions/read-forum.ts';
import { type FormField, itemField } from '../item/form/form-field.ts';
import { type Path, valueAt } from '../items/field-values.ts';
import { optionsFor } from '../item/reference-options.ts';
import { workingItems, workingParts } from '../editor-state/items-with-drafts.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import * as cells from './cells.ts';

/** Lists that can be exported and imported as spreadsheets. */
export const TABLE_PARTS = ['sessions', 'speakers'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

export const isTablePart = (part: ContentPart): part is TablePart =>
  TABLE_PARTS.some((tablePart) => tablePart === part);

/** Fields that together identify an item if the row has no id. */
const NAME_FIELDS = ['title', 'day', 'name'];

/** A column of a spreadsheet. */
export interface Column extends cells.Cell {
  /** The label of its field. */
  readonly header: string;
  /** Path of the field in an item. */
  readonly path: Path;
}

/** A list of the content, with all drafts, as rows and columns. */
export interface Table {
  readonly part: TablePart;
  readonly columns: readonly Column[];
  readonly items: readonly KeyedItem[];
  /** Columns that together identify an item if the row has no id. */
  readonly nameColumns: readonly Column[];
}

/** Describes a list as a table. Its columns follow from the schema of its items. */
export function tableOf(part: TablePart, ready: ReadyState): Table {
  const columns = columnsOf(itemField(part), ready);
  const isName = ({ path: [key] }: Column) => NAME_FIELDS.includes(String(key));
  const nameColumns = columns.filter(isName);
  return { part, columns, items: workingItems(ready, part), nameColumns };
}

/** A column for each field, except pictures and addresses, which are chosen in the form. */
function columnsOf(field: FormField, ready: ReadyState, path: Path = []): readonly Column[] {
  if (field.kind === 'group') {
    return field.fields.flatMap(({ key, field: inner }) => columnsOf(inner, ready, [...path, key]));
  }
  const element = field.kind === 'list' ? field.element : field;
  const isAddress = element.kind === 'text' && element.input === 'address';
  if (element.kind === 'picture' || isAddress) return [];
  return [{ header: field.label, path, ...cellFor(field, path, ready) }];
}

/** The conversion for a field: `key` is the first key of its path. */
function cellFor(field: FormField, [key]: Path, ready: ReadyState): cells.Cell {
  if (field.kind === 'number') return cells.NUMBER;
  if (field.kind === 'name') return cells.dayCell(readForum(workingParts(ready))?.days ?? []);
  if (field.kind === 'choice' || key === 'type') return cells.WORD;
  if (field.kind === 'text' && field.input === 'time') return cells.TIME;
  if (field.kind !== 'list') return field.isOptional ? cells.OPTIONAL : cells.TEXT;
  if (field.element.kind === 'group') return cells.appearancesCell(optionsFor(ready, 'speakers'));
  const isLong = field.element.kind === 'text' && field.element.input === 'paragraph';
  return isLong ? cells.PARAGRAPHS : cells.ENTRIES;
}

/** The value of an item in a column. */
export const fieldOf = (item: ContentValue | undefined, { path }: Column) =>
  path.reduce<ContentValue | undefined>(valueAt, item);

/** The text of an item in a column. */
export const cellOf = (item: ContentValue | undefined, column: Column): string =>
  cells.plainText(column.textOf(fieldOf(item, column)));

/** The items as a CSV file. Importing it unchanged changes nothing. */
export function tableFile({ columns, items }: Table): Blob {
  const rows = items.map(({ value }) => csvLine(columns.map((column) => cellOf(value, column))));
  const head = BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  return new Blob([head, ...rows], { type: 'text/csv' });
}
