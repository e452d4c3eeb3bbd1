import * as z from 'zod/mini';
import { CALL_SCHEMAS } from './call-schemas.ts';
import { WRITTEN_DOCUMENTS } from './written-documents.ts';

/** In each release of a remote that calls functions, and beside the functions that are deployed. */
export const CALLS_FILE = 'calls.json';

const jsonSchema = z.record(z.string(), z.json());

/**
 * Calls by the names of their functions: what may be sent and what is answered, as JSON Schemas. And documents that
 * browsers write, by their collections: what may be written, and nothing is answered.
 */
export const describedCallsSchema = z.record(
  z.string(),
  z.object({
    request: jsonSchema,
    response: jsonSchema,
    isDocument: z.optional(z.literal(true)),
  }),
);

export type DescribedCalls = z.infer<typeof describedCallsSchema>;

/** As it is sent: before defaults are filled in, and spaces taken away. */
const describe = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * Describes calls, and documents that browsers write, as the contracts of this checkout have them.
 * @param names of functions and collections; without it, all
 */
export function describeCalls(names?: readonly string[]): DescribedCalls {
  const isAsked = ([name]: readonly [string, unknown]) => names?.includes(name) ?? true;
  const calls = Object.entries(CALL_SCHEMAS)
    .filter(isAsked)
    .map(([name, { request, response }]) => [
      name,
      { request: describe(request), response: describe(response) },
    ]);
  const documents = Object.entries(WRITTEN_DOCUMENTS)
    .filter(isAsked)
    .map(([name, schema]) => [name, { request: describe(schema), response: {}, isDocument: true }]);
  return describedCallsSchema.parse(Object.fromEntries([...calls, ...documents]));
}
