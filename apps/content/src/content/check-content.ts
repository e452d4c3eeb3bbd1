import { describeIssues } from '@raade/contracts/describe-issues';
import type * as z from 'zod/mini';

export interface ContentFile {
  /** The file's name in `src/content`. */
  readonly file: string;
  readonly schema: z.ZodMiniType;
  readonly content: unknown;
}

/** Fields that tell an entry of a list from its neighbours better than its position does. */
const NAMES = ['slug', 'id', 'name', 'title'] as const;

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const named = new Map<string, unknown>(Object.entries(entry));
  const names = NAMES.map((key) => named.get(key));
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/** `[0, 'goals']` -> `['sunfi-solar-initiative', 'goals']`. */
function withEntryNames(path: readonly PropertyKey[], content: unknown): PropertyKey[] {
  let value = content;
  return path.map((key) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return (typeof key === 'number' && nameOf(value)) || key;
  });
}

function problemOf({ file, schema, content }: ContentFile): string | undefined {
  const result = schema.safeParse(content);
  if (result.success) return undefined;
  const issues = result.error.issues.map(({ path, message }) => ({
    path: withEntryNames(path, content),
    message,
  }));
  return `apps/content/src/content/${file} is not valid:\n${describeIssues(issues)}`;
}

/**
 * Checks the content of the site; the build begins with it.
 * Throws one message that names each file, entry and field with a problem.
 */
export function checkContent(files: readonly ContentFile[]): void {
  const problems = files.flatMap((file) => problemOf(file) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
