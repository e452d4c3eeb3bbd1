import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import { type Draft, itemIn } from '@raade/content-model/editions/merge-drafts';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { readSpreadsheet, type Sheet } from '@raade/contracts/base/read-spreadsheet';
import { textOfFile } from '@raade/contracts/base/spreadsheet-file';
import { type EditionParts, editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import { safeParse } from 'zod/mini';
import { draftOf } from '../editor-state/items-with-drafts.ts';
import { fullItemName } from '../items/item-names.ts';
import { type PlannedRow, planRows } from '../spreadsheet/plan-rows.ts';

/** The changes that an import would make. Nothing is saved before an editor has reviewed them. */
export interface ImportPlan {
  readonly content: ReadContentResponse;
  /** The rows of a spreadsheet with their effects. */
  readonly rows?: readonly PlannedRow[];
  /** The changes of items in the file. */
  readonly changes: readonly Draft[];
  /** The removals of items that the file leaves out. */
  readonly removals: readonly Draft[];
}

const MAX_SHEET_MB = 4;
/** A row may hold a biography of 18,000 characters of several bytes each. */
const MAX_ROW_BYTES = 100_000;

/**
 * The changes that a file would make.
 * @throws Failure with a text for the user if the file is of another kind
 */
export function importPlanOf(bytes: Uint8Array, content: ReadContentResponse): ImportPlan {
  const text = textOfFile(bytes);
  // An exported edition is a JSON object. Any other file is read as a spreadsheet.
  if (!/^\s*\{/.test(text)) {
    return importPlanOfSheet(readSpreadsheet(bytes, MAX_SHEET_MB, MAX_ROW_BYTES), content);
  }
  const drafts = draftsBetween(content.parts, editionIn(text));
  const isRemoval = ({ item, value }: Draft) => item !== null && value === null;
  return {
    content,
    changes: drafts.filter((draft) => !isRemoval(draft)),
    removals: drafts.filter(isRemoval),
  };
}

/** Compares a spreadsheet with the drafts, which it replaces. */
function importPlanOfSheet(file: Sheet, content: ReadContentResponse): ImportPlan {
  const { part, rows, missingItems } = planRows(file, { status: 'ready', content, unsaved: [] });
  const changes = rows.flatMap(({ key: item, value }) =>
    value === undefined ? [] : [{ part, item, value }],
  );
  const removals = missingItems.map(({ key: item }) => ({ part, item, value: null }));
  return { content, rows, changes, removals };
}

/** The removed item by name, like 'Session “Opening Address”', with the author of a draft that the removal discards. */
export function removalText({ rows, content }: ImportPlan, { part, item }: Draft): string {
  const draft = rows && draftOf(content, { part, item });
  const states = [draft?.value ?? null, itemIn(part, content.parts[part], item)];
  const name = fullItemName({ part, item }, states);
  return draft ? `${name}, with the draft by ${draft.by}` : name;
}

/** The parts of an exported edition. */
function editionIn(text: string): EditionParts {
  const { data, error } = safeParse(editionFileSchema, parseJson(text));
  if (data) return data.parts;
  throw new Failure(
    `This is not an edition that was exported here:\n${describeIssues(error.issues)}\nTake a file from the page "History".`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('This is not an edition that was exported here: it is not JSON.', { cause });
  }
}
