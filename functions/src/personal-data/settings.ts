import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';

/** The database of the tombstones, beside the default one. */
const DATABASE = 'erasures';

const text = z.string('is missing').check(z.minLength(1, 'is empty'));

const tombstoneSettings = {
  ERASURE_DATABASE: z._default(text, DATABASE),
  ERASURE_SECRET: z.string('is missing').check(z.minLength(32, 'must have 32 characters or more')),
};

const settingsSchema = z.object({
  STRIPE_SECRET_KEY: text,
  STRIPE_API_BASE: z.optional(text),
  BREVO_API_KEY: z.optional(text),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Failure that names what is missing, never with a value */
function readFrom<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const result = z.safeParse(schema, environment);
  if (result.success) return result.data;
  throw new Failure(
    `These variables are needed, as the functions have them:\n${describeIssues(result.error.issues)}`,
  );
}

/** What it takes, besides the tombstones, to find and to erase a person. */
export function erasureSettings(environment: Environment) {
  return readFrom(settingsSchema, environment);
}

/** What it takes to know who was erased. */
export function readTombstoneSettings(environment: Environment) {
  return readFrom(z.object(tombstoneSettings), environment);
}
