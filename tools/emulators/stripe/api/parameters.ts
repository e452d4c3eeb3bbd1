import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { invalidRequest, type ApiError } from './errors.ts';

// `zod/mini` contains no error messages.
z.config(en());

/** Form bodies and queries contain only text, so numbers and booleans are parsed. */
export const integer = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, 'Invalid integer')),
  z.transform(Number),
);

export const boolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

const metadataRecord = z
  .record(
    z.string(),
    z.string().check(z.maxLength(500, 'Metadata values can have up to 500 characters.')),
  )
  .check(
    z.refine((metadata) => Object.keys(metadata).every((key) => key.length <= 40), {
      error: 'Metadata keys can have up to 40 characters.',
    }),
  );

/** An empty text removes all keys, and becomes null here. An empty value removes its key. */
export const metadata = z.pipe(
  z.transform((input: unknown) => (input === '' ? null : input)),
  z.nullable(metadataRecord),
);
type MetadataParameter = z.infer<typeof metadata>;

const MAX_METADATA_KEYS = 50;

/** The metadata after a change: new keys are added, keys with empty values are removed. */
export function mergeMetadata(
  current: Readonly<Record<string, string>>,
  change: MetadataParameter | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== '');
  if (merged.length > MAX_METADATA_KEYS) {
    throw invalidRequest(`You can have up to ${MAX_METADATA_KEYS} keys in metadata.`, {
      param: 'metadata',
    });
  }
  return Object.fromEntries(merged);
}

/** The parameter of all endpoints that names the ids to replace by objects. */
export const expand = { expand: z.optional(z.array(z.string())) };

/** Checks a parsed form body or query. Stripe reports one problem at a time, so the first one is thrown. */
export function parseParameters<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? toApiError(issue) : invalidRequest('Invalid parameters.');
}

/** Names the parameter as Stripe does: the path `['metadata', 'kind']` becomes `metadata[kind]`. */
function toApiError(issue: z.core.$ZodIssue): ApiError {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const [first = '', ...rest] = [...issue.path, ...unknown].map(String);
  return invalidRequest(issue.message, { param: first + rest.map((key) => `[${key}]`).join('') });
}
