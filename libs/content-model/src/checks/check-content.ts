import {
  type Content,
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
} from '../content.schema.ts';
import { checkFacts } from './check-facts.ts';
import { checkPastForums, PROGRAM_CHECKS } from './check-past-forums.ts';
import type { Finding } from './finding.ts';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';

type CheckResult =
  | { readonly content: Content; readonly findings: readonly [] }
  | { readonly content?: undefined; readonly findings: readonly Finding[] };

/**
 * Checks content, and returns it or the findings. References between items are checked only if all fields are valid.
 * @param parts the stored parts by name
 */
export function checkContent(parts: Readonly<Record<string, unknown>>): CheckResult {
  const wrongFields = CONTENT_NAMES.flatMap((name) => checkPart(name, parts[name]));
  if (wrongFields.length > 0) return { findings: wrongFields };
  // `checkPart` has checked each part against its schema.
  const content = Object.fromEntries(CONTENT_NAMES.map((name) => [name, parts[name]])) as Content;
  const findings = CROSS_CHECKS.flatMap((check) => check(content));
  return findings.length > 0 ? { findings } : { content, findings: [] };
}

/** Checks that compare several items or parts. */
const CROSS_CHECKS = [...PROGRAM_CHECKS, checkFacts, checkPastForums];

/** Findings for the fields of a part. */
export function checkPart(part: ContentName, value: unknown): readonly Finding[] {
  return fieldFindings(part, CONTENT_SCHEMAS[part], value);
}

/** Findings for the fields of a draft. The paths for an item begin with its id. A removal has no findings. */
export function checkDraft(
  part: ContentName,
  item: string | null,
  value: unknown,
): readonly Finding[] {
  const schema = CONTENT_SCHEMAS[part];
  // A list without an item is a draft of its order, which is always valid.
  if (item === null) return 'element' in schema.def ? [] : checkPart(part, value);
  if (value === null || !('element' in schema.def)) return [];
  return fieldFindings(part, schema.def.element, value, [item]);
}

/** Fields that identify the items of lists. Findings use them because positions change. */
const IDS = ['id', 'slug', 'name', 'title'] as const;

/** Findings for the fields of a value of this part, with paths below `parentPath`. */
function fieldFindings(
  part: ContentName,
  schema: z.ZodMiniType,
  value: unknown,
  parentPath: Finding['path'] = [],
): readonly Finding[] {
  const result = safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    part,
    path: [...parentPath, ...withIds(path, value)],
    message,
  }));
}

/** A path in which the index of an item is replaced by its id, if it has one. */
function withIds(path: readonly PropertyKey[], root: unknown): (string | number)[] {
  let value = root;
  return path.map((key) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    const id = typeof key === 'number' ? idOf(value) : undefined;
    return id ?? (typeof key === 'number' ? key : String(key));
  });
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const ids = IDS.map((key): unknown => Reflect.get(item, key));
  return ids.find((id): id is string => typeof id === 'string' && id !== '');
}
