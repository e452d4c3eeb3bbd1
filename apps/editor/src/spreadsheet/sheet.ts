import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import { SPEAKER_KINDS } from '@raade/content-model/forum/speakers.schema';
import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { forumOf } from '../editions/forum-of.ts';
import { valueAt } from '../item/form/values.ts';
import { workingItems, workingParts } from '../newsroom/items.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { appearancesCell } from './appearances-cell.ts';
import {
  type Cell,
  dayCell,
  kindCell,
  listCell,
  NUMBER,
  OPTIONAL,
  plainText,
  TEXT,
  TIME,
} from './cells.ts';

/** Lists that go out and come in as spreadsheets. */
export const SHEET_PARTS = ['sessions', 'speakers'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

export const isSheetPart = (part: ContentPart): part is SheetPart =>
  SHEET_PARTS.some((one) => one === part);

export interface Column extends Cell {
  readonly header: string;
  /** Where the field stands in an item. */
  readonly path: readonly [string, string?];
}

/** A list of the content as a spreadsheet has it: with all drafts. */
export interface Sheet {
  readonly part: SheetPart;
  readonly columns: readonly Column[];
  readonly items: readonly Keyed[];
  /** Headers of the columns that a row without an id is known by. */
  readonly naming: readonly string[];
}

const column = (header: string, path: Column['path'], cell = TEXT): Column => ({
  ...{ header, path },
  ...cell,
});

const SPEAKER_COLUMNS: readonly Column[] = [
  column('ID', ['id']),
  column('Name', ['name']),
  column('Role', ['role']),
  column('Organization', ['organization']),
  column('Kind', ['kind'], kindCell(SPEAKER_KINDS)),
  column('Short Text', ['bio']),
  column('Biography', ['fullBio'], listCell('\n\n')),
  column('Fields', ['expertise'], listCell('; ')),
  column('LinkedIn', ['social', 'linkedin'], OPTIONAL),
  column('Twitter', ['social', 'twitter'], OPTIONAL),
  column('Website', ['social', 'website'], OPTIONAL),
];

export function sheetOf(part: SheetPart, ready: ReadyNewsroom): Sheet {
  const items = workingItems(ready, part);
  if (part === 'speakers') return { part, items, columns: SPEAKER_COLUMNS, naming: ['Name'] };
  const speakers = workingItems(ready, 'speakers').map(({ value }) => value);
  const columns = [
    column('ID', ['id']),
    column('Title', ['title']),
    column('Day', ['day'], dayCell(forumOf(workingParts(ready)).days)),
    column('Start', ['start'], TIME),
    column('End', ['end'], TIME),
    column('Room', ['room']),
    column('Kind', ['type'], kindCell()),
    column('Speakers', ['speakers'], appearancesCell(speakers)),
    column('Seats', ['capacity'], NUMBER),
    column('Description', ['description'], OPTIONAL),
  ];
  return { part, items, columns, naming: ['Title', 'Day'] };
}

/** The value of an item in a column. */
export function fieldOf(item: ContentValue | undefined, [key, inner]: Column['path']) {
  const value = valueAt(item, key);
  return inner === undefined ? value : valueAt(value, inner);
}

export const cellOf = (item: ContentValue | undefined, { path, textOf }: Column): string =>
  plainText(textOf(fieldOf(item, path)));

/** The items as a CSV file, which changes nothing when it comes back as it is. */
export function sheetFile({ columns, items }: Sheet): Blob {
  const lines = items.map(({ value }) => csvLine(columns.map((each) => cellOf(value, each))));
  const head = BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  return new Blob([head, ...lines], { type: 'text/csv' });
}
