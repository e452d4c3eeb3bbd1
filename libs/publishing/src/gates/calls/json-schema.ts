/** The part of JSON Schema that zod writes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas in a list of them. */
export const schemasIn = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? (value as JsonSchema[]) : [];
