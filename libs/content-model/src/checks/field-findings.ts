import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { ContentName } from '../content.schema.ts';
import type { Finding } from './finding.ts';

/** What items are known by, in lists: findings name them so, since positions change. */
const IDS = ['id', 'slug', 'name', 'title'] as const;

/** What is wrong with the fields of a value of this part, below this path. */
export function fieldFindings(
  part: ContentName,
  schema: z.ZodMiniType,
  value: unknown,
  above: Finding['path'] = [],
): readonly Finding[] {
  const result = safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    part,
    path: [...above, ...withIds(path, value)],
    message,
  }));
}

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
