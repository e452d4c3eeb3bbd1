import { Failure } from '@raade/contracts/base/failure';
import type { Content } from '../content.schema.ts';
import { checkContent } from './check-content.ts';

/**
 * Checks and returns content. Throws a `Failure` that names all problems with item and field.
 * @param where name of the source, for the message
 */
export function requireContent(parts: Readonly<Record<string, unknown>>, where: string): Content {
  const { content, findings } = checkContent(parts);
  if (content) return content;
  const lines = findings.map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
  throw new Failure(`${where} is not valid:\n${lines.join('\n')}`);
}
