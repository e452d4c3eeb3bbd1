import { Failure } from '@raade/contracts/failure';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/**
 * The parts of GitHub's language that our workflows use
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax). Closed: what the runner does
 * not know, it refuses.
 */
const text = z.string();
const value = z.pipe(
  z.union([text, z.number(), z.boolean()]),
  z.transform((given) => String(given)),
);
const values = z.record(text, value);
const permissions = z.record(text, z.enum(['read', 'write', 'none']));
const names = z.pipe(
  z.union([text, z.array(text)]),
  z.transform((given) => [given].flat()),
);
const concurrency = z.strictObject({
  group: text,
  'cancel-in-progress': z.optional(z.boolean()),
});

const stepSchema = z.strictObject({
  id: z.optional(text),
  name: z.optional(text),
  if: z.optional(value),
  uses: z.optional(text),
  run: z.optional(text),
  with: z.optional(values),
  env: z.optional(values),
  shell: z.optional(z.literal('bash')),
  'continue-on-error': z.optional(z.boolean()),
});

const jobSchema = z.strictObject({
  needs: z._default(names, []),
  if: z.optional(value),
  uses: z.optional(text),
  with: z.optional(values),
  secrets: z.optional(z.literal('inherit')),
  permissions: z.optional(permissions),
  environment: z.optional(text),
  env: z._default(values, {}),
  outputs: z._default(values, {}),
  'runs-on': z.optional(text),
  'timeout-minutes': z.optional(z.number()),
  steps: z._default(z.array(stepSchema), []),
});

const calledInput = z.strictObject({
  description: z.optional(text),
  required: z.optional(z.boolean()),
  type: z.literal('string'),
  default: z.optional(text),
});
const calledOutput = z.strictObject({ description: z.optional(text), value: text });
const call = z.strictObject({
  inputs: z.optional(z.record(text, calledInput)),
  outputs: z.optional(z.record(text, calledOutput)),
});

const events = z.strictObject({
  push: z.optional(z.strictObject({ branches: z.array(text) })),
  pull_request: z.optional(z.null()),
  workflow_dispatch: z.optional(z.null()),
  workflow_call: z.optional(call),
  schedule: z.optional(z.array(z.strictObject({ cron: text }))),
});
/** `on: push` is short for `on: { push: }`. */
const on = z.pipe(
  z.union([text, events]),
  z.transform((given) => (typeof given === 'string' ? events.parse({ [given]: null }) : given)),
);

const workflowSchema = z.strictObject({
  name: text,
  on,
  permissions: z._default(permissions, {}),
  concurrency: z.optional(concurrency),
  env: z._default(values, {}),
  jobs: z.record(text, jobSchema),
});

/** An action that is put together from steps. */
const actionSchema = z.strictObject({
  name: text,
  description: text,
  inputs: z._default(
    z.record(text, z.strictObject({ description: text, default: z.optional(text) })),
    {},
  ),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(stepSchema) }),
});

export type Step = z.infer<typeof stepSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Workflow = z.infer<typeof workflowSchema>;
export type CompositeAction = z.infer<typeof actionSchema>;
export type Permissions = z.infer<typeof permissions>;

function parsed<T>(schema: z.ZodMiniType<T>, file: string, source: string): T {
  const result = schema.safeParse(parse(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : '';
    return `${issue.path.join('.')}: ${issue.message}${keys}`;
  });
  throw new Failure(`${file} has what this runner does not know:\n${problems.join('\n')}`);
}

export const parseWorkflowFile = (file: string, source: string): Workflow =>
  parsed(workflowSchema, file, source);
export const parseActionFile = (file: string, source: string): CompositeAction =>
  parsed(actionSchema, file, source);

/** What people read of a step. */
export const titleOf = ({ name, uses, run = '' }: Step): string =>
  name ?? uses?.replace(/@.*$/, '') ?? run.trim().replaceAll(/\s*\n\s*/g, '; ');
