import { Failure } from '@raade/contracts/base/failure';
import type { Content } from '../content.schema.ts';
import { checkContent } from './check-content.ts';

/**
 * Content as pages take it. Throws one message that names each problem with its item and field.
 * @param where how to name what was read
 */
export function requireContent(parts: Readonly<Record<string, unknown>>, where: string): Content {
  const { content, findings } = checkContent(parts);
  if (content) return content;
  const lines = findings.map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
  throw new Failure(`${where} is not valid:\n${lines.join('\n')}`);
}
