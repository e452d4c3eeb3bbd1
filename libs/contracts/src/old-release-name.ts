import * as z from 'zod/mini';

/**
 * The schema of an object with the id of a release, which is read under its old name `version`, too: what was
 * written before ADR 26 is retained. If it has both names, the new one counts.
 */
export function underEitherName<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(renamed), schema);
}

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('version' in value)) return value;
  const { version, ...fields } = value;
  return { release: version, ...fields };
}
