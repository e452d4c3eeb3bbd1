import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import { type Draft, itemIn } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import { type EditionParts, editionFileSchema } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { readSpreadsheet, type Sheet } from '@raade/contracts/base/read-spreadsheet';
import { textOfFile } from '@raade/contracts/base/spreadsheet-file';
import { safeParse } from 'zod/mini';
import { draftsRequest } from '../editions/save-drafts.ts';
import { isNamed } from '../newsroom/newsroom-state.ts';
import { itemWords } from '../parts/item-names.ts';
import { type PlannedRow, planSheet } from '../spreadsheet/plan-sheet.ts';

/** A way to take a file over. */
export interface Plan {
  /** How many drafts it makes. */
  readonly count: number;
  readonly differences: readonly ContentDifference[];
  readonly request: ImportContentRequest;
}

/** The changes that an import would make, and the requests that make them. */
export interface Preview {
  /** Of a spreadsheet: its rows, each with what becomes of it. */
  readonly rows?: readonly PlannedRow[];
  /** Items that are there, and that the file leaves out: 'Session “Opening Address”'. */
  readonly leftOut: readonly string[];
  /** Items that the file leaves out stay. */
  readonly keeping: Plan;
  /** Items that the file leaves out are removed. */
  readonly removing: Plan;
}

const LARGEST_MB = 4;
/** A biography alone may have 18,000 characters of several bytes. */
const LONGEST_ROW = 100_000;

/** The changes that a file would make. Throws a `Failure` that says what to do with another file. */
export function previewOf(bytes: Uint8Array, content: ReadContentResponse): Preview {
  const text = textOfFile(bytes);
  return /^\s*\{/.test(text)
    ? previewOfEdition(text, content)
    : previewOfSheet(readSpreadsheet(bytes, LARGEST_MB, LONGEST_ROW), content);
}

/** Items that have drafts are compared with these, which the file takes the place of. */
function previewOfSheet(file: Sheet, content: ReadContentResponse): Preview {
  const { part, rows, leftOut } = planSheet(file, { status: 'ready', content, unsaved: [] });
  const changed = rows.flatMap(({ key: item, value }) =>
    value === undefined ? [] : [{ part, item, value }],
  );
  const removed = leftOut.map(({ key: item }) => ({ part, item, value: null }));
  const plan = (wanted: readonly Draft[]): Plan => ({
    count: wanted.length,
    differences: [],
    request: draftsRequest(
      content,
      wanted,
      content.drafts.filter((draft) => wanted.some(isNamed(draft))),
    ),
  });
  return {
    rows,
    leftOut: leftOut.map(({ key: item, value }) => itemWords({ part, item }, [value])),
    keeping: plan(changed),
    removing: plan([...changed, ...removed]),
  };
}

function previewOfEdition(text: string, content: ReadContentResponse): Preview {
  const { parts } = content;
  const drafts = draftsBetween(parts, editionIn(text));
  const plan = (wanted: readonly Draft[]): Plan => ({
    count: wanted.length,
    differences: compareDrafts(parts, wanted),
    request: draftsRequest(content, wanted),
  });
  const leftOut = drafts
    .filter(isRemoval)
    .map(({ part, item }) => itemWords({ part, item }, [itemIn(part, parts[part], item)]));
  return {
    leftOut,
    keeping: plan(drafts.filter((draft) => !isRemoval(draft))),
    removing: plan(drafts),
  };
}

const isRemoval = ({ item, value }: Draft) => item !== null && value === null;

function editionIn(text: string): EditionParts {
  const { data, error } = safeParse(editionFileSchema, parsed(text));
  if (data) return data.parts;
  throw new Failure(
    `This is no edition that was exported here:\n${describeIssues(error.issues)}\nTake a file from the page "History".`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('This is no edition that was exported here: it is no JSON.', { cause });
  }
}
