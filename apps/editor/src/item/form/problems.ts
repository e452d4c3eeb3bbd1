import { checkContent } from '@raade/content-model/checks/check-content';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { type core, safeParse } from 'zod/mini';
import type { ItemName } from '../../editor-state/editor-state.ts';
import { itemSchema } from './form-field.ts';
import { type Path, pathText, valueAt } from '../../items/field-values.ts';

/** A problem to correct before an item can be published. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** True for a conflict between items, such as two sessions at one time in one room: either of them can be changed. */
  readonly isBetweenItems?: boolean;
}

/** Returns the problems in the fields of an item or, if there are none, in its references to other items. */
export function problemsOf(
  { part, item }: ItemName,
  value: ContentValue,
  parts: EditionParts,
): readonly Problem[] {
  const inFields = fieldProblems(part, value);
  if (inFields.length > 0) return inFields;
  const { findings } = checkContent(parts);
  return findings
    .filter((finding) => finding.part === part && (item === null || finding.path[0] === item))
    .map(({ path, message }) => ({
      path: pathWithIndexes(item === null ? path : path.slice(1), value),
      message,
      isBetweenItems: true,
    }));
}

/** Problems of the fields of an item alone, without its references to other items. */
export function fieldProblems(part: ContentPart, value: unknown): readonly Problem[] {
  const result = safeParse(itemSchema(part), value);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    message: messageOf(issue),
  }));
}

/** The message of the schema; where zod has only a technical one, our own. */
function messageOf(issue: core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return 'must be filled in';
  return issue.code === 'invalid_value'
    ? `must be one of ${issue.values.join(', ')}`
    : issue.message;
}

/** A path with indexes instead of ids: findings name entries of lists by id, forms by index. */
export function pathWithIndexes(path: Path, root: ContentValue): Path {
  let value: ContentValue | undefined = root;
  return path.map((key) => {
    const indexedKey = Array.isArray(value) ? indexOfEntry(value, key) : key;
    value = valueAt(value, indexedKey);
    return indexedKey;
  });
}

/** Fields that may be the id of an entry. */
const IDS = ['id', 'slug', 'name', 'title'] as const;

function indexOfEntry(list: readonly ContentValue[], key: string | number): number {
  const index = list.findIndex((entry) => IDS.some((id) => valueAt(entry, id) === key));
  return index >= 0 ? index : Number(key);
}

/** The first problem of each field, by its path. */
export function messagesByPath(problems: readonly Problem[]): ReadonlyMap<string, string> {
  // A map keeps the last value of a key, so the order is reversed.
  return new Map([...problems].reverse().map(({ path, message }) => [pathText(path), message]));
}
