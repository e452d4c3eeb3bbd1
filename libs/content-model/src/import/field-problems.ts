import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { forumDaySchema } from '../forum/forum.schema.ts';
import { sessionSchema, sessionsSchema } from '../forum/sessions.schema.ts';
import { speakerSchema, speakersSchema } from '../forum/speakers.schema.ts';
import type { Imported, ImportProblem } from './imported.ts';

type Items = Pick<Imported, 'days' | 'sessions' | 'speakers'>;

const daysSchema = z.array(forumDaySchema);

/** What the schemas of the content do not take, item by item. */
export function fieldProblems({ days, sessions, speakers }: Items): readonly ImportProblem[] {
  const nameOf = ({ name }: { readonly name: string }) => name;
  return [
    ...problemsIn('forum', days.map(nameOf), daysSchema.safeParse(days), forumDaySchema.shape),
    ...problemsIn(
      'sessions',
      sessions.map(({ title }) => title),
      sessionsSchema.safeParse(sessions),
      sessionSchema.shape,
    ),
    ...problemsIn(
      'speakers',
      speakers.map(nameOf),
      speakersSchema.safeParse(speakers),
      speakerSchema.shape,
    ),
  ];
}

function problemsIn(
  part: ImportProblem['part'],
  names: readonly string[],
  result: z.core.util.SafeParseResult<unknown>,
  shape: Readonly<Record<string, z.core.$ZodType>>,
): readonly ImportProblem[] {
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path: [index, field], message }) => ({
    part,
    item: typeof index === 'number' ? (names[index] ?? '') : `all ${part}`,
    field: labelOf(shape, String(field ?? 'number')),
    says: message,
    kind: 'field',
  }));
}

function labelOf(shape: Readonly<Record<string, z.core.$ZodType>>, field: string): string {
  const found = shape[field];
  const schema = found instanceof z.ZodMiniOptional ? found.def.innerType : found;
  return (schema && FIELDS.get(schema)?.label) ?? field;
}
