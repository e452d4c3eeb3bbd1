import {
  type Content,
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
} from '../content.schema.ts';
import { checkFacts } from './check-facts.ts';
import { checkPastForums, PROGRAMME_CHECKS } from './check-past-forums.ts';
import { fieldFindings } from './field-findings.ts';
import type { Finding } from './finding.ts';

type Checked =
  | { readonly content: Content; readonly findings: readonly [] }
  | { readonly content?: undefined; readonly findings: readonly Finding[] };

/**
 * Content as pages take it, or what is wrong with it: with each field first, and across items once all fields are right.
 * @param parts by name, as they were stored
 */
export function checkContent(parts: Readonly<Record<string, unknown>>): Checked {
  const wrongFields = CONTENT_NAMES.flatMap((name) => checkPart(name, parts[name]));
  if (wrongFields.length > 0) return { findings: wrongFields };
  // Each part has just been held to its own schema.
  const content = Object.fromEntries(CONTENT_NAMES.map((name) => [name, parts[name]])) as Content;
  const findings = ACROSS.flatMap((check) => check(content));
  return findings.length > 0 ? { findings } : { content, findings: [] };
}

const ACROSS = [...PROGRAMME_CHECKS, checkFacts, checkPastForums];

/** What is wrong with the fields of a part. */
export function checkPart(part: ContentName, value: unknown): readonly Finding[] {
  return fieldFindings(part, CONTENT_SCHEMAS[part], value);
}

/** What is wrong with the fields of a draft; of an item, below its name. What is to be removed has none. */
export function checkDraft(
  part: ContentName,
  item: string | null,
  value: unknown,
): readonly Finding[] {
  const schema = CONTENT_SCHEMAS[part];
  if (item === null) return 'element' in schema.def ? [] : checkPart(part, value);
  if (value === null || !('element' in schema.def)) return [];
  return fieldFindings(part, schema.def.element, value, [item]);
}
