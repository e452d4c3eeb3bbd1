import type * as z from 'zod/mini';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type ClosedResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly issues: readonly Issue[] };

/**
 * Checks a value before it is written, and refuses fields that the schema does not know, at every level. Readers of the
 * same schema ignore them.
 */
export function checkClosed<T>(schema: z.ZodMiniType<T>, value: unknown): ClosedResult<T> {
  const result = schema.safeParse(value);
  if (!result.success) return { success: false, issues: result.error.issues };
  const issues = unknownFields(value, result.data, []);
  return issues.length > 0 ? { success: false, issues } : { success: true, data: result.data };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Lists the fields that are missing in the parsed value: schemas drop the fields that they do not know. */
function unknownFields(value: unknown, parsed: unknown, path: readonly string[]): Issue[] {
  if (!isObject(value) || !isObject(parsed)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name in parsed
      ? unknownFields(field, parsed[name], [...path, name])
      : [
          {
            path: [...path, name],
            message: 'is not a known field; take it out, or correct its name',
          },
        ],
  );
}
