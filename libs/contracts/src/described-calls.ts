import * as z from 'zod/mini';
import { CALL_SCHEMAS } from './call-schemas.ts';

/** In each release of a remote that calls functions, and beside the functions that are deployed. */
export const CALLS_FILE = 'calls.json';

const jsonSchema = z.record(z.string(), z.json());

/** Calls by the names of their functions: what may be sent and what is answered, as JSON Schemas. */
export const describedCallsSchema = z.record(
  z.string(),
  z.object({ request: jsonSchema, response: jsonSchema }),
);

export type DescribedCalls = z.infer<typeof describedCallsSchema>;

/** As it is sent: before defaults are filled in, and spaces taken away. */
const describe = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Describes calls as the contracts of this checkout have them. */
export function describeCalls(
  names: readonly string[] = Object.keys(CALL_SCHEMAS),
): DescribedCalls {
  const described = Object.entries(CALL_SCHEMAS)
    .filter(([name]) => names.includes(name))
    .map(([name, { request, response }]) => [
      name,
      { request: describe(request), response: describe(response) },
    ]);
  return describedCallsSchema.parse(Object.fromEntries(described));
}
